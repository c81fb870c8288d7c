import type { Locator, Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { countActs, stepsOf, type CountedActs } from '#tests/e2e/checks/count-acts.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { signInAs } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

test.beforeEach(({ page }) => withoutPictures(page))

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'

/** Sends two messages as a visitor of the site, then a form with a file. */
async function write(page: Page): Promise<void> {
  const statuses = await page.evaluate(async (pdf) => {
    const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      (await fetch(path, { method: 'POST', headers, body, credentials: 'omit' })).status
    const messages = []
    for (const firstname of ['Karim', 'Paule']) {
      const body = { firstname, email: 'visite@example.org', subject: 'Visite', message: 'Êtes-vous ouverts lundi ?' }
      messages.push(await send('/api/message', JSON.stringify(body), { 'content-type': 'application/json' }))
    }
    const form = new FormData()
    form.set('email', 'zoe@example.org')
    form.set('plan', new Blob([pdf], { type: 'application/pdf' }), 'plan.pdf')
    return [...messages, await send('/api/forms/plan/submit', form)]
  }, PDF)
  expect(statuses).toEqual([201, 201, 201])
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Votre réponse' })
const titleOf = (page: Page, name: string) => page.getByRole('article').getByText(`${name}, message`)

/** Opens the first message that waits, opens its file, and answers it and the next one, within the steps that are promised. */
async function answerTwo(page: Page, counted: CountedActs, isPhone: boolean): Promise<void> {
  const press = (target: Locator) => (isPhone ? target.tap() : target.click())
  const answer = async (words: string) => {
    if (isPhone) await field(page).tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(words)
    await (isPhone ? page.getByRole('button', { name: 'Envoyer' }).tap() : page.keyboard.press('Control+Enter'))
  }
  const within = (most: number) => {
    const { length } = isPhone ? stepsOf(counted) : counted.acts
    expect(length, counted.acts.join(', ')).toBeLessThanOrEqual(most)
    expect(length, 'nothing was counted').toBeGreaterThan(1)
  }
  counted.restart()
  await press(page.getByRole('link', { name: /^3 messages sans réponse/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await press(page.locator('[data-row]').first())
  const file = page.getByRole('link', { name: /plan\.pdf/ })
  await expect(file).toBeVisible()
  await answer('Merci, le plan est bien arrivé.')
  await expect(titleOf(page, 'Paule')).toBeVisible()
  within(4)

  counted.restart()
  await answer('Oui, jusqu’à midi.')
  await expect(titleOf(page, 'Karim')).toBeVisible()
  within(2)
}

/** E closes the last message, and « Annuler » brings it back; the palette finds acts with a typing error, and people. */
async function closeAndFind(page: Page): Promise<void> {
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('e')
  const undo = await holdUndo(page)
  await expect(page.getByText('Personne n’attend de réponse')).toBeVisible()
  await undo()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('link', { name: /^1 message sans réponse/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Chercher, faire…' })
  await search.fill('nouvele page')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Nouvelle page/)
  await search.fill('paule')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Paule/)
  await lookAtScreen(page)
  await search.press('Enter')
  await expect(titleOf(page, 'Paule')).toBeVisible()
}

for (const { width, height, host } of inTurn(3, [
  { width: 1280, height: 800, host: 'messages.localhost' },
  { width: 360, height: 740, host: 'messages-doigt.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width === 360
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })

    test('a form is answered in 4 acts, each next message in 2, and its file is opened in 1', async ({ page, baseURL }) => {
      const counted = await countActs(page)
      await signInAs(page, ownSite(baseURL, host), 'administration-page')
      await write(page)
      await page.goto(`${ownSite(baseURL, host)}/admin`)
      await answerTwo(page, counted, isPhone)
      if (!isPhone) await closeAndFind(page)

      // The form that was answered has its file, one press away.
      await page.goto(`${ownSite(baseURL, host)}/admin/messages?vue=repondus`)
      await expect(page.locator('[data-row]')).toHaveCount(2)
      await page.locator('[data-row]').filter({ hasNotText: 'Paule' }).click()
      const file = page.getByRole('link', { name: /plan\.pdf/ })
      await expect(file).toBeVisible()
      await lookAtScreen(page)
      counted.restart()
      const sent = page.waitForEvent('download')
      await (isPhone ? file.tap() : file.click())
      expect((await sent).suggestedFilename()).toBe('plan.pdf')
      expect(counted.acts).toEqual(['press'])
    })
  })
}

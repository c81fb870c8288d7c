import type { FrameLocator, Locator, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { hearSteps } from '#tests/e2e/checks/hear-steps.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { saved } from './desk.ts'

const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[data-state]')
const canvasReady = (page: Page) => expect(page.locator('iframe[data-state=alive]')).toBeVisible()
/** The text of the page that takes the keys. */
const openText = (page: Page) => canvasOf(page).locator('.canvas-text')

async function openComposer(page: Page, origin: string): Promise<void> {
  await signInAs(page, origin, 'administration-page')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

/** The HTML of the page on the canvas, without the ids that React counts and the mark of the element that has the focus. */
async function canvasHtml(page: Page): Promise<string> {
  const html = await canvasOf(page).locator('main').innerHTML()
  return html.replaceAll(/_R_[a-z0-9]*_|_r_[a-z0-9]*_/g, 'id').replaceAll(' tabindex="-1"', '')
}

/** Waits until the sheet of the fields has come up and the element has moved over it: a tap before would land on the sheet. */
async function comesToRestAbove(element: Locator, sheet: Locator): Promise<void> {
  let before = ''
  await expect
    .poll(async () => {
      const [box, cover] = [await element.boundingBox(), await sheet.boundingBox()]
      const now = JSON.stringify([box, cover])
      const isAtRest = now === before
      before = now
      return isAtRest && box !== null && cover !== null && box.y + box.height / 2 < cover.y
    })
    .toBe(true)
}

/** Texts that one of the two sides could store otherwise than they were typed. */
const DELICATE = ['', '  deux espaces  ', 'e\u0301te\u0301', 'data:,vin']

/** Types the texts into a field by keys: after each the browser and the server have the same hash of the draft. */
async function expectEqualHashes(page: Page, field: Locator): Promise<void> {
  const steps = hearSteps(page)
  for (const text of DELICATE) {
    await field.press('Control+a')
    await page.keyboard.press('Delete')
    if (text !== '') await page.keyboard.type(text)
    await expect.poll(() => steps.lastValue()).toBe(text)
    await expect(saved(page)).toBeVisible()
  }
  // A browser with another hash asks for the whole draft.
  expect(steps.wholeDrafts()).toBe(0)
  const sent = page.waitForRequest('**/api/admin/draft/page/*/*/publication')
  await page.getByRole('button', { name: 'Publier' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ hash: steps.lastHash() })
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(0, 2))
    test('types a text on the page and in its field alike; one undo takes it back, a reload shows it', async ({ page, baseURL }) => {
      await openComposer(page, ownSite(baseURL, 'ecrire.localhost'))
      const title = canvasOf(page).locator('h1')
      const field = page.getByLabel('Titre', { exact: true })
      // A click puts the caret there and shows the fields; the words keep their places.
      await title.click()
      await expect(field).toHaveValue('Bienvenue')
      await expect(openText(page)).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.type(' à Lyon')
      await expect(field).toHaveValue('Bienvenue à Lyon')
      await page.keyboard.press('Control+z')
      await expect(field).toHaveValue('Bienvenue')
      await expect(openText(page)).toHaveText('Bienvenue')
      await page.keyboard.press('Control+y')
      await expect(field).toHaveValue('Bienvenue à Lyon')
      // Tab goes to the formatted text that follows; bold is a button over it.
      await page.keyboard.press('Tab')
      await expect(canvasOf(page).locator('.ProseMirror.canvas-text')).toBeFocused()
      await page.keyboard.type(' Et ')
      await page.keyboard.press('Control+b')
      await page.keyboard.type('bienvenue.')
      await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveText(/joindre\. Et bienvenue\.$/)
      await expect(page.getByRole('textbox', { name: 'Introduction' }).locator('strong')).toHaveText('bienvenue.')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
      // Tab after the last text selects the element, and Enter opens its first text; what Escape leaves stays, and undo takes it back.
      await expect(openText(page)).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(openText(page)).toBeFocused()
      await page.keyboard.type(' Hier')
      await page.keyboard.press('Escape')
      await expect(openText(page)).toHaveCount(0)
      await expect(field).toHaveValue('Bienvenue à Lyon Hier')
      await page.keyboard.press('Control+z')
      await expect(field).toHaveValue('Bienvenue à Lyon')
      await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
      const html = await canvasHtml(page)
      await page.reload()
      await canvasReady(page)
      await expect.poll(() => canvasHtml(page)).toBe(html)
      expect(html).not.toContain('canvas-text')
      await title.click()
      await expectEqualHashes(page, field)
    })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  if (isInTurn(1, 2))
    test('opens a text by a tap on the selected element and keeps it in view over the keyboard', async ({ page, baseURL }) => {
      await openComposer(page, ownSite(baseURL, 'ecrire-doigt.localhost'))
      const title = canvasOf(page).locator('h1')
      await title.tap()
      await expect(page.getByRole('button', { name: /^Titre/ })).toBeVisible()
      await comesToRestAbove(title, page.getByRole('region', { name: 'Bandeau d’accueil' }))
      await title.tap()
      await expect(openText(page)).toBeFocused()
      await expect(page.getByRole('button', { name: /^Titre/ })).toBeHidden()
      await page.setViewportSize({ width: 360, height: 380 })
      await expect(openText(page)).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Escape')
      // Two quick taps are a double click to the browser: the second one opens the text once.
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(page.getByRole('button', { name: /^Titre/ })).toBeVisible()
      await title.tap()
      await title.tap()
      await expect(openText(page)).toBeFocused()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
})

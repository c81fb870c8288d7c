import type { Locator, Page } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { countActs, type CountedActs } from '#tests/e2e/checks/count-acts.ts'
import { canvasOf, canvasReady } from '#tests/e2e/composer/desk.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

/** The most acts of each journey, as the owner of a site is promised. */
const MAX_ACTS = { typo: 4, undoNow: 1, undoLater: 3 } as const

const within = (counted: CountedActs, journey: keyof typeof MAX_ACTS) => {
  expect(counted.acts.length, `${journey}: ${counted.acts.join(', ')}`).toBeLessThanOrEqual(MAX_ACTS[journey])
  expect(counted.acts.length, `${journey}: nothing was counted`).toBeGreaterThan(0)
}

/** The page as visitors read it now, past every cache of the browser. */
const publicText = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url, { cache: 'no-store', credentials: 'omit' })).text(), path)
/** A double tap: the second one comes before the page has answered the first. */
async function tapTwice(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to tap')
  const [x, y] = [box.x + Math.min(30, box.width / 2), box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

const openText = (page: Page): Locator => canvasOf(page).locator('.canvas-text')

for (const { width, height, host } of inTurn(1, [
  { width: 360, height: 740, host: 'corriger-doigt.localhost' },
  { width: 1280, height: 800, host: 'corriger.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width === 360
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
    const press = (target: Locator) => (isPhone ? target.tap() : target.click())
    test.beforeEach(({ page }) => withoutPictures(page))

    test('a slip is corrected in 4 acts, taken back in 1, and later in 3', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, host)
      const counted = await countActs(page)
      await signInAs(page, origin, 'administration-page')
      await page.goto(`${origin}/`)
      counted.restart()
      await press(page.getByRole('link', { name: 'Modifier', exact: true }))
      await canvasReady(page)
      const title = canvasOf(page).locator('h1')
      await (isPhone ? tapTwice(page, title) : title.dblclick())
      await expect(openText(page)).toBeFocused()
      await page.keyboard.type('Corrigé ')
      await press(page.getByRole('button', { name: 'Publier' }))
      const withdraw = await holdUndo(page, { name: 'Annuler la publication', press })
      await expect.poll(() => publicText(page, '/')).toContain('Corrigé')
      within(counted, 'typo')

      counted.restart()
      await withdraw()
      await expect.poll(() => publicText(page, '/')).not.toContain('Corrigé')
      within(counted, 'undoNow')

      // The draft keeps the correction: it is taken back by one act after a reload too.
      await page.reload()
      await canvasReady(page)
      await expect(title).toContainText('Corrigé')
      counted.restart()
      if (isPhone) await page.getByRole('button', { name: /^Annuler/ }).tap()
      else await page.keyboard.press('Control+z')
      await expect(title).not.toContainText('Corrigé')
      within(counted, 'undoNow')

      await press(page.getByRole('button', { name: /^Rétablir/ }))
      await expect(title).toContainText('Corrigé')
      await press(page.getByRole('button', { name: 'Publier' }))
      await expect.poll(() => publicText(page, '/')).toContain('Corrigé')
      await page.goto(`${origin}/admin`)
      await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor()
      counted.restart()
      await press(page.getByRole('navigation').getByRole('link', { name: /^À publier/ }))
      await press(page.getByRole('tab', { name: 'Publiées' }))
      await press(page.getByRole('button', { name: /^Annuler la publication|^Annuler/ }).first())
      await expect.poll(() => publicText(page, '/')).not.toContain('Corrigé')
      within(counted, 'undoLater')
    })
  })
}

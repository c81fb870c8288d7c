import type { Locator, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectFocusSeen } from '#tests/e2e/checks/check-controls.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady } from './desk.ts'

const leftButton = (page: Page) => page.getByRole('button', { name: 'Plan et palette' })
const rightButton = (page: Page) => page.getByRole('button', { name: 'Réglages', exact: true })
const fields = (page: Page) => page.getByRole('complementary', { name: 'Réglages' })
const outline = (page: Page) => page.getByRole('treegrid', { name: 'Plan de la page' })

async function look(page: Page): Promise<void> {
  await expectAccessible(page, { frames: false })
  await expectNoOverflow(page)
}

/** Words are shown in full. */
const expectWhole = (words: Locator) =>
  expect.poll(() => words.evaluate(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth <= clientWidth)).toBe(true)

/** The canvas has the width of the window, with drawers or without. */
const canvasWidth = async (page: Page) => (await page.getByRole('main', { name: 'La page' }).boundingBox())?.width

for (const { width, host } of inTurn(0, [
  { width: 768, host: 'tiroirs.localhost' },
  { width: 1199, host: 'tiroirs-large.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    const hasRoomForBoth = width >= 996
    test.use({ viewport: { width, height: 900 } })

    test('gives the page the whole middle, and opens its columns as drawers by keys and by a choice', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, host)
      await signInAs(page, origin, 'administration')
      await page.goto(`${origin}/`)
      await page.getByRole('link', { name: 'Modifier', exact: true }).click()
      await canvasReady(page)
      await expect(fields(page)).toHaveCount(0)
      await expect(outline(page)).toHaveCount(0)
      expect(await canvasWidth(page)).toBe(width)
      for (const state of ['En ligne', 'Enregistré']) await expectWhole(page.getByRole('banner').getByText(state, { exact: true }))
      await look(page)

      // A button leads into its drawer, and Escape back to it.
      for (const button of [leftButton(page), rightButton(page)]) {
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(page.getByRole('tab').first()).toBeFocused()
        await look(page)
        await expectFocusSeen(page)
        await page.getByRole('tab').first().focus()
        await page.keyboard.press('Escape')
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        await expect(button).toBeFocused()
      }

      // A chosen element has its fields, and the page keeps the keys.
      await canvasOf(page).locator('h1').click()
      await expect(fields(page).getByLabel('Titre', { exact: true })).toBeVisible()
      await expect(page.locator('iframe[data-state]')).toBeFocused()
      expect(await canvasWidth(page)).toBe(width)
      await look(page)

      // A text that is typed on the page is not hidden by a drawer.
      await canvasOf(page).locator('h1').dblclick()
      await expect(fields(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(fields(page)).toBeVisible()

      // Beside the outline there is room for the fields, or they give way to it.
      await leftButton(page).click()
      await expect(outline(page)).toBeVisible()
      await expect(fields(page)).toHaveCount(hasRoomForBoth ? 1 : 0)
      await look(page)

      // The palette closes with its drawer.
      await page.getByRole('tab', { name: 'Ajouter' }).click()
      await expect(page.getByRole('searchbox')).toBeFocused()
      await look(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('searchbox')).toHaveCount(0)
      await expect(leftButton(page)).toBeFocused()
    })
  })
}

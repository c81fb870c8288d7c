import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'

/** The page on its canvas. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[data-state]')

/** The canvas takes clicks and edits. */
export const canvasReady = (page: Page) => expect(page.locator('iframe[data-state=alive]')).toBeVisible()

/** Selects the block of words on the page: a click writes in them, Escape leaves them. */
export async function selectByWords(page: Page, words: Locator): Promise<void> {
  await words.click()
  await expect(canvasOf(page).locator('.canvas-text')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(canvasOf(page).locator('.canvas-text')).toHaveCount(0)
}

/** Turns the keys of a single letter on, as the switch of the help does. */
export async function turnLettersOn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('composer-letter-keys', 'true'))
}

/** The bar says that everything is on the server. */
export const saved = (page: Page): Locator => page.getByText('Enregistré', { exact: true })

/** Counts elements once their number stays: the rows of the outline are drawn after the canvas. */
export async function countAtRest(elements: Locator): Promise<number> {
  let before = 0
  await expect
    .poll(async () => {
      const now = await elements.count()
      const isAtRest = now > 0 && now === before
      before = now
      return isAtRest
    })
    .toBe(true)
  return before
}

/** Takes back all acts of one's own; there is at least one. */
export const undoAll = (page: Page): Promise<void> => pressWhileThere(page, /^Annuler\s:/)

/** Does all acts again that were taken back; there is at least one. */
export const redoAll = (page: Page): Promise<void> => pressWhileThere(page, /^Rétablir\s:/)

// The bar follows an act once the canvas has painted it: a button that is there may be about to go.
async function pressWhileThere(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeVisible()
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(button).toBeHidden({ timeout: 1000 })
  }).toPass()
}

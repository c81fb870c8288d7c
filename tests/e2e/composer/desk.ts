import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'

/** The page on its canvas. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[data-state]')

/** The canvas takes clicks and edits. */
export const canvasReady = (page: Page) => expect(page.locator('iframe[data-state=alive]')).toBeVisible()

/** The bar says that everything is on the server. */
export const saved = (page: Page): Locator => page.getByText('Enregistré', { exact: true })

/** Takes back all acts of one's own. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^Annuler\s:/ })
  while ((await undo.count()) > 0) await undo.click()
}

/** Does all acts again that were taken back. */
export async function redoAll(page: Page): Promise<void> {
  const redo = page.getByRole('button', { name: /^Rétablir\s:/ })
  while ((await redo.count()) > 0) await redo.click()
}

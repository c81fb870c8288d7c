import type { Locator, Page } from '@playwright/test'

interface Holding {
  readonly name?: string
  readonly press?: (button: Locator) => Promise<void>
}

/**
 * Holds the message that offers an undoing under the pointer: no slow step after it outlasts its ten seconds. The answer presses the button and
 * leads the pointer away, where it holds no later message.
 */
export async function holdUndo(
  page: Page,
  { name = 'Annuler', press = (button) => button.click() }: Holding = {},
): Promise<() => Promise<void>> {
  const undo = page.locator('[data-part="toasts"]').getByRole('button', { name, exact: true })
  await undo.hover()
  return async () => {
    await press(undo)
    await page.mouse.move(0, 0)
  }
}

import { expect, type Locator, type Page } from '@playwright/test'
import { FOCUSABLE } from './check-controls.ts'

/** Numbers the controls that the Tab key has to reach: those of the dialog on top, else of the page. Returns how many there are. */
function numberStops(selector: string): number {
  for (const element of document.querySelectorAll('[data-stop-number]')) element.removeAttribute('data-stop-number')
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [aria-modal=true]')].filter((element) =>
    element.checkVisibility(),
  )
  const isFirstOfGroup = (control: HTMLElement) => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
    // One button of a group takes the key, the arrows go to the others.
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(control.name)}"]`)]
    return control === (group.find(({ checked }) => checked) ?? group[0])
  }
  const stops = [...(dialogs.at(-1) ?? document).querySelectorAll<HTMLElement>(`${selector}, iframe`)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert]') &&
      isFirstOfGroup(control),
  )
  stops.forEach((stop, number) => stop.setAttribute('data-stop-number', String(number)))
  return stops.length
}

const numberOfFocus = () => document.activeElement?.getAttribute('data-stop-number') ?? null

/** The Tab key comes to every control of the dialog on top, else of the page, and leaves each of them again. */
export async function expectTabReachesAll(page: Page): Promise<void> {
  const count = await page.evaluate(numberStops, FOCUSABLE)
  expect(count).toBeGreaterThan(0)
  const missing = new Set(Array.from({ length: count }, (_, number) => String(number)))
  // Editors of formatted texts and the page in its frame have stops of their own between.
  for (let presses = 0; missing.size > 0 && presses < 3 * count + 100; presses += 1) {
    await page.keyboard.press('Tab')
    missing.delete((await page.evaluate(numberOfFocus)) ?? '')
  }
  const left = await page.evaluate(
    (numbers) => numbers.map((number) => document.querySelector(`[data-stop-number="${number}"]`)?.outerHTML.slice(0, 120)),
    [...missing],
  )
  expect(left).toEqual([])
}

interface Opened {
  /** The control that opens it, by the Enter key. */
  readonly opener: Locator
  /** Something that is there once it is open. */
  readonly sign: Locator
  /** Looks at what is open. */
  readonly look: () => Promise<void>
  /** The control that has the focus afterwards, where the opener is gone. */
  readonly after?: Locator
}

/** Opens something by a key, looks at it, and closes it by Escape, which gives the focus back. */
export async function openAndLeave(page: Page, { opener, sign, look, after = opener }: Opened): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(sign).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await expect(after).toBeFocused()
  await expect(sign).toBeHidden()
}

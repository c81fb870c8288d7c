import type { ElementHandle, Locator, Page } from '@playwright/test'

const FARTHEST = 250

type Way = 'here' | 'forward' | 'back' | 'gone'

/** Where a control is from the element that has the focus. */
const wayTo = (target: ElementHandle): Promise<Way> =>
  target.evaluate((element) => {
    const { activeElement } = document
    if (!element.isConnected) return 'gone'
    if (!activeElement || element === activeElement) return 'here'
    const isBefore = (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    return isBefore ? ('back' as const) : ('forward' as const)
  })

/** The keys that walk among the members of a group. One member alone takes Tab. */
const arrows: Readonly<Record<string, readonly [back: string, forward: string]>> = {
  tab: ['ArrowLeft', 'ArrowRight'],
  menuitem: ['ArrowUp', 'ArrowDown'],
}

async function walk(page: Page, control: Locator, [back, forward]: readonly [string, string]): Promise<void> {
  let target = await handleOf(control)
  for (let step = 0; step < FARTHEST; step += 1) {
    const way = await wayTo(target)
    if (way === 'here') return
    // What an answer of the server has replaced is looked for again.
    if (way === 'gone') target = await handleOf(control)
    else await page.keyboard.press(way === 'back' ? back : forward)
  }
  throw new Error(`no key leads to ${await target.evaluate((element) => (element as Element).outerHTML.slice(0, 200))}`)
}

/** Leads to a control by Tab, and by arrows within tabs and menus. */
export async function reachByKeys(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  const role = (await control.getAttribute('role')) ?? ''
  if (role === 'tab') {
    await walk(page, control.locator('xpath=ancestor::*[@role="tablist"][1]').getByRole('tab', { selected: true }), ['Shift+Tab', 'Tab'])
  }
  await walk(page, control, arrows[role] ?? ['Shift+Tab', 'Tab'])
}

async function handleOf(control: Locator): Promise<ElementHandle> {
  const handle = await control.elementHandle()
  if (!handle) throw new Error('the control has gone')
  return handle
}

import { expect, type Locator, type Page } from '@playwright/test'

/** How a person acts on a page: with a pointer, or with the keyboard alone. */
export interface Hand {
  fill(field: Locator, text: string): Promise<void>
  /** Types into a field of several places, such as a date, from the first on. */
  type(field: Locator, keys: string): Promise<void>
  /** Presses a button or opens a fold. */
  press(control: Locator): Promise<void>
  /** Ticks or unticks a box. */
  tick(box: Locator): Promise<void>
  /** Chooses one of a group. */
  choose(radio: Locator): Promise<void>
  /** Takes a real answer of a list that opens, by its place from 1 on. */
  take(list: Locator, place: number): Promise<void>
}

/** A hand with a mouse, or a finger. */
export const pointer: Hand = {
  fill: (field, text) => field.fill(text),
  type: async (field, keys) => {
    await field.focus()
    await field.page().keyboard.type(keys)
  },
  press: (control) => control.click(),
  tick: (box) => box.click(),
  choose: (radio) => radio.click(),
  take: async (list, place) => void (await list.selectOption({ index: place })),
}

const farthest = 150

/** Says if the target has the focus. */
type Look = () => Promise<boolean>

/** Finds the target once, and again only where it was replaced: a search by role reads the whole page, at every stop of the keyboard. */
async function lookFor(target: Locator): Promise<Look> {
  let found = await target.elementHandle()
  return async () => {
    const state = await found
      ?.evaluate((element) => ({ isThere: element.isConnected, hasFocus: element === document.activeElement }))
      .catch(() => null)
    if (state?.isThere) return state.hasFocus
    await found?.dispose()
    found = await target.elementHandle()
    return (await found?.evaluate((element) => element === document.activeElement)) ?? false
  }
}

/** Returns a hand with a keyboard alone: it reaches each control by Tab, and expects the control to show its focus. */
export function keyboardOf(page: Page): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor()
    const isFocused = await lookFor(target)
    for (let step = 0; step < farthest && !(await isFocused()); step++) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline, 'what has the focus shows it').not.toBe('none')
  }
  return {
    fill: async (field, text) => {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    type: async (field, keys) => {
      await reach(field)
      await page.keyboard.type(keys)
    },
    press: async (control) => {
      await reach(control)
      // A busy button takes no press; a click of Playwright waits for it too.
      await expect(control).toBeEnabled()
      await page.keyboard.press('Enter')
    },
    tick: async (box) => {
      await reach(box)
      await page.keyboard.press('Space')
    },
    choose: async (radio) => {
      const name = await radio.getAttribute('name')
      await reach(page.locator(`input[type=radio][name="${name}"]`).first())
      const isFocused = await lookFor(radio)
      for (let step = 0; step < farthest && !(await isFocused()); step++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await expect(radio).toBeChecked()
    },
    take: async (list, place) => {
      await reach(list)
      for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown')
    },
  }
}

import { expect, type Page } from '@playwright/test'

const presses = new WeakMap<Page, string[]>()

/** Notes each event of a mouse or a finger, in all frames. */
export async function countPresses(page: Page): Promise<void> {
  const seen: string[] = []
  presses.set(page, seen)
  await page.exposeFunction('notePress', (type: string) => void seen.push(type))
  await page.addInitScript(() => {
    const note = ({ type }: Event) => (window as unknown as { notePress: (type: string) => void }).notePress(type)
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart'])
      addEventListener(type, note, { capture: true })
  })
}

/** No mouse and no finger was used. */
export const expectNoPress = (page: Page): void => expect(presses.get(page) ?? []).toEqual([])

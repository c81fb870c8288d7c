import { expect, type Page } from '@playwright/test'

/** The boxes of messages that cover a bar of acts, in words. */
const coveredBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0)
    const bars = boxesOf('[data-keep-clear]')
    return boxesOf('[data-part="toasts"] > * > *').flatMap(({ words, box }) =>
      bars
        .filter((bar) => bar.box.top < box.bottom && bar.box.bottom > box.top && bar.box.left < box.right && bar.box.right > box.left)
        .map((bar) => `« ${words} » covers « ${bar.words} »`),
    )
  })

/** No message that is shown covers the acts of a form, of a dialog, of the work, or the places of a phone. */
export async function expectActsUncovered(page: Page): Promise<void> {
  await expect.poll(() => coveredBars(page)).toEqual([])
}

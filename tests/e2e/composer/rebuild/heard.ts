import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    heard?: string[]
  }
}

/** Notes what the live regions of the panel say from now on. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = []
    window.heard = heard
    const LIVE = '[aria-live], [role="status"], [role="alert"]'
    new MutationObserver((records) => {
      const regions = records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE))
      for (const region of new Set(regions)) if (region?.textContent) heard.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** Forgets what was said so far. */
export const forget = (page: Page): Promise<void> => page.evaluate(() => void window.heard?.splice(0))

/** Waits until a live region says something. */
export async function expectHeard(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.heard ?? []), { message: String(words) }).toContainEqual(expect.stringMatching(words))
}

/** Waits until a live region says something of this kind, and tests if one says it in these words. */
export async function isHeard(page: Page, kind: RegExp, words: RegExp): Promise<boolean> {
  await expectHeard(page, kind)
  return page.evaluate((source) => (window.heard ?? []).some((each) => new RegExp(source).test(each)), words.source)
}

import type { BrowserContext } from '@playwright/test'
import { test as silent } from './silent-test.ts'

/** Removes what a page has stored: cookies of every host, the rest of its own origin. */
async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies()
  for (const page of context.pages()) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await page.close()
  }
}

/** A silent test that only reads: all of a worker share one context, so that files and compiled code come from the cache of the browser. */
export const test = silent.extend<object, { readonly readingContext: BrowserContext }>({
  readingContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'fr-FR', baseURL: process.env['E2E_URL'] ?? '' })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ readingContext, javaScriptEnabled, hasTouch, contextOptions }, use) => {
    if (javaScriptEnabled === false || hasTouch === true || Object.keys(contextOptions).length > 0)
      throw new Error('a test that reads shares its context, which has the usual options')
    await use(readingContext)
    await forget(readingContext)
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})

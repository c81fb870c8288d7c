import type { Page, Request } from '@playwright/test'

/** How long nothing was asked for when a page is said to be quiet, in milliseconds. */
const QUIET = 500

/** Waits until nothing is under way and nothing has been asked for a while: the load state `networkidle` is reached once, and never left. */
export async function whenQuiet(page: Page): Promise<void> {
  const open = new Set<Request>()
  let since = performance.now()
  const begin = (request: Request) => void open.add(request)
  const end = (request: Request) => {
    open.delete(request)
    since = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    while (open.size > 0 || performance.now() - since < QUIET) await page.waitForTimeout(QUIET / 10)
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

import type { Frame, Page, Request } from '@playwright/test'

/** Number of times in a row that the main thread must be idle while nothing was asked for. */
const CALM = 10

/** Waits for the main thread to be idle, then for a short timer; a page that draws nothing may never say so by itself. A page that is being left is not idle. */
function idle(page: Page): Promise<boolean> {
  const wait = () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 20), { timeout: 500 }))
  return page.evaluate(wait).then(
    () => true,
    () => false,
  )
}

/**
 * Waits until nothing is under way, nothing new is asked for and the main thread is idle. A slow machine delays the idle callbacks as it delays the page.
 * Requests whose address matches `held` are left out: a test that holds them back would wait for ever. The load state `networkidle` is reached once, and never left.
 */
export async function whenQuiet(page: Page, held?: RegExp): Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  const begin = (request: Request) => {
    // No answer to a beacon is waited for, and some have no end.
    if (request.resourceType() === 'ping' || held?.test(request.url())) return
    begun += 1
    open.add(request)
  }
  const end = (request: Request) => void open.delete(request)
  // What the document before has asked for never ends.
  const leave = (frame: Frame) => {
    if (frame === page.mainFrame()) open.clear()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end).on('framenavigated', leave)
  try {
    for (let calm = 0; calm < CALM && !page.isClosed();) {
      const before = begun
      const isIdle = await idle(page)
      calm = isIdle && open.size === 0 && begun === before ? calm + 1 : 0
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end).off('framenavigated', leave)
  }
}

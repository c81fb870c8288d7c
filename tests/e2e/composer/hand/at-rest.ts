import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { look, type Seen } from './look-at-desk.ts'

/**
 * Waits until the browser has done what it has queued. The outline follows the page late: its work is queued once a frame is painted,
 * and gives way to other work. The browser calls back when it is idle, after all of it; frames alone go on in between.
 */
const everythingDone = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const whenIdle = () => requestIdleCallback(() => resolve())
        // The first frame queues the work, by a timer.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle)))
      }),
  )

/** Waits until the composer has drawn what a deed has changed, with the focus somewhere; Tab may leave the document. */
export async function atRest(page: Page, mayLeave = false): Promise<Seen> {
  let before = ''
  let seen: Seen | null = null
  const isAtRest = async () => {
    await everythingDone(page)
    seen = await look(page)
    const now = JSON.stringify(seen)
    const isSame = now === before
    before = now
    return isSame && seen.isFollowed && (mayLeave || seen.place !== 'lost')
  }
  await expect
    .poll(isAtRest, {
      message: 'the composer comes to rest with the focus somewhere and the block of a text selected',
      intervals: [0, 0, 0, 20, 50, 100],
    })
    .toBe(true)
  return seen ?? look(page)
}

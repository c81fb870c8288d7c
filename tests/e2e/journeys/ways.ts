import type { Page } from '@playwright/test'
import { inTurn, isFull } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf, pointer, type Hand } from '#tests/e2e/page/hand.ts'
import { test } from '#tests/e2e/page/silent-test.ts'

/** A way of going through a site. */
export interface Way {
  readonly title: string
  readonly width: number
  readonly hand: (page: Page) => Hand
  readonly scripts: boolean
}

/** A visitor in one of these ways of using the site. */
export interface Visit {
  readonly page: Page
  readonly hand: Hand
  /** Looks at the page where it is the turn of this way. */
  readonly look: () => Promise<void>
}

export const onPhone: Way = { title: 'on a phone', width: 390, hand: () => pointer, scripts: true }
export const onLargeScreen: Way = { title: 'on a large screen', width: 1440, hand: () => pointer, scripts: true }
export const byKeyboard: Way = { title: 'by keyboard alone', width: 1440, hand: keyboardOf, scripts: true }
export const byKeyboardOnSmallScreen: Way = { title: 'by keyboard alone on a small screen', width: 390, hand: keyboardOf, scripts: true }
export const withoutScripts: Way = { title: 'with scripts off', width: 390, hand: () => pointer, scripts: false }

/** The ways in which every form can be filled in. */
export const ways: readonly Way[] = [onPhone, byKeyboard, withoutScripts]

/** Declares tests of one way. */
export function describeWay({ title, width, scripts }: Way, declare: () => void): void {
  test.describe(title, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: scripts })
    declare()
  })
}

/** Tests if this run looks at pages in this way; a sampled run takes one way of several. */
const isTurnOf = (way: Way): boolean => isFull || inTurn(0, ways).includes(way)

/** Expects the page, as it stands, to be accessible and to fit the screen. */
export async function lookAt(page: Page, { scripts }: Pick<Way, 'scripts'>): Promise<void> {
  // Half under a bar that stays on the screen, a link is smaller than it is.
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  await expectAccessible(page, { scripts })
  await expectNoOverflow(page)
}

/** Visits a page in a way. A journey that is made in one way looks at its pages; of several ways, one in turn does. */
export function visit(page: Page, way: Way, isLookedAt = isTurnOf(way)): Visit {
  const look = async () => {
    if (isLookedAt) await lookAt(page, way)
  }
  return { page, hand: way.hand(page), look }
}

import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { keyboardOf, pointer, type Hand } from './hand.ts'
import { test } from './silent-test.ts'

/** A way of going through a site. */
export interface Way {
  readonly title: string
  readonly width: number
  readonly hand: (page: Page) => Hand
  readonly scripts: boolean
}

/** Somebody who goes through the site in one of these ways. */
export interface Visit {
  readonly page: Page
  readonly hand: Hand
  /** Looks whether the page, as it stands, is accessible and fits the screen. */
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

/** Who visits a page in that way. */
export function visit(page: Page, { hand, scripts }: Way): Visit {
  const look = async () => {
    // Half under a bar that stays on the screen, a link is smaller than it is.
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    await expectAccessible(page, { scripts })
    await expectNoOverflow(page)
  }
  return { page, hand: hand(page), look }
}

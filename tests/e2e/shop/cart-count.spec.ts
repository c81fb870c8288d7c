import type { Locator, Page } from '@playwright/test'
import { inTurn } from '#tests/support/sampling.ts'
import { enlargeText } from '#tests/e2e/checks/check-text.ts'
import { expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'

const COUNTS = [1, 12, 112, 1234]

/** Sets the count of every cart badge of the page. */
const tell = (page: Page, count: number) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('site.cart-changed', { detail })), count)

/** On how many lines the figure stands, whether its badge shows all of it, whether that is within its link, and whether it lies on the name. */
const measure = (badge: Locator) =>
  badge.evaluate((element) => {
    const figure = document.createRange()
    figure.selectNodeContents(element.firstElementChild!)
    const link = element.closest('a')!
    const holds = (outer: DOMRect, inner: DOMRect) =>
      outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const box = element.getBoundingClientRect()
    const name = link.querySelector(':scope > span:not(.count-badge)')
    return {
      figure: element.firstElementChild!.textContent,
      lines: new Set([...figure.getClientRects()].map(({ top }) => Math.round(top))).size,
      isWhole: holds(box, figure.getBoundingClientRect()),
      isInLink: holds(link.getBoundingClientRect(), box),
      isOnName: name !== null && meets(box, name.getBoundingClientRect()),
    }
  })

const PHONES = [320, 360, 390]

for (const [place, widths] of [
  ['[data-region=bottomBar]', inTurn(0, PHONES)],
  ['.site-header', [...inTurn(1, PHONES), 1280]],
] as const)
  test(`any number of articles is on one line in ${place}`, async ({ page, baseURL }) => {
    await page.goto(`${cellar(baseURL)}/contact`)
    const badge = page.locator(`${place} .count-badge`).filter({ visible: true })
    let measured = 0
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const count of COUNTS) {
        const check = async () => {
          await tell(page, count)
          await expectNoOverflow(page)
          for (const each of await badge.all()) {
            measured += 1
            expect(await measure(each), `${count} at ${width}`).toEqual({
              ...{ figure: String(count), lines: 1, isWhole: true },
              ...{ isInLink: true, isOnName: false },
            })
          }
        }
        await check()
        await enlargeText(page, check)
      }
    }
    expect(measured).toBeGreaterThan(COUNTS.length)
  })

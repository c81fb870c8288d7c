import type { Page } from '@playwright/test'
import { readCatalogue } from '#server/http/block-catalogue/block-preview-page.ts'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { expectLargeTextFits, expectWholeAmounts } from './check-text.ts'
import { expectRealView } from './real-view.ts'
import { examplePath, WIDTHS } from './site-pages.ts'
import { expect, test } from './silent-test.ts'

/** Bars of large screens: nobody sees them on small ones. */
const LARGE_ONLY = new Set<string>(['top-bar', 'app-bar'])

/** So many examples are looked at in one page of the browser, which costs as much to open as two of them to look at. */
const AT_ONCE = 4

/** Letters twice as large on the narrowest screen: what that asks of a type one example shows. */
async function expectFitsNarrowest(page: Page, type: string): Promise<void> {
  if (LARGE_ONLY.has(type)) return
  await page.setViewportSize({ width: 320, height: 900 })
  await expectLargeTextFits(page)
}

const looks = (await readCatalogue()).flatMap(({ type, examples }) =>
  examples.map(({ name, block, stage }, index) => ({ type, name, id: block.id, stage, number: index + 1 })),
)
for (let first = 0; first < looks.length; first += AT_ONCE) {
  const some = looks.slice(first, first + AT_ONCE)
  const names = some.map(({ type, number }) => `${type} ${number}`).join(', ')
  test(`each example is its real view, sound at every width: ${names}`, async ({ page, baseURL }) => {
    test.setTimeout(AT_ONCE * 60_000)
    for (const { type, name, id, stage, number } of some) {
      await test.step(`${type} « ${name} »`, async () => {
        const response = await page.goto(examplePath(baseURL, type, number))
        expect(response?.status()).toBe(200)
        for (const [index, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 900 })
          if (width <= 996 && LARGE_ONLY.has(type)) continue
          await expectRealView(page, id, stage ?? {})
          // Each type at every width; its further examples, which differ in their words and states, at one in turn.
          if (number === 1 || LARGE_ONLY.has(type) || (number + index) % WIDTHS.length === 0) await expectAccessible(page)
          await expectNoOverflow(page)
          await expectWholeAmounts(page)
        }
        if (number === 1) await expectFitsNarrowest(page, type)
      })
    }
  })
}

test.describe('no real view', () => {
  const seen = {
    'nothing at all': ['/_catalogue/product-recommended', 'product-recommended-plain'],
    'a list without anything in it': ['/_catalogue/order-list?example=4', 'order-list-plain'],
    'what waits for a script': ['/_catalogue/cart', 'panier'],
    'what has failed': ['/_catalogue/order-list', 'order-list-plain'],
  } as const
  for (const [what, [path, id]] of Object.entries(seen)) {
    test(`is ${what}`, async ({ page }) => {
      await page.goto(path)
      await expect(expectRealView(page, id, { timeout: 1000 })).rejects.toThrow()
    })
  }
})

test('an example on a stage does nothing: no script brings it to life, and its form has no place to go', async ({ page, complaints }) => {
  complaints.allow(/404 .*_catalogue\/session-list/)
  await page.goto('/_catalogue/session-list?example=1')
  await page.getByText('Déconnecter', { exact: false }).first().click()
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-live]')).toHaveCount(0)
  const answer = await page.request.post('/_catalogue/session-list', { form: { form: 'session.end' } })
  expect(answer.status()).toBe(404)
})

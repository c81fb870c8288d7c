import type { Page } from '@playwright/test'
import { inTurn, takeTurn } from '#tests/support/sampling.ts'
import { readCatalogue } from '#server/http/block-catalogue/block-preview-page.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expectLargeTextFits, expectWholeAmounts } from '#tests/e2e/checks/check-text.ts'
import { expectRealView } from '#tests/e2e/page/real-view.ts'
import { examplePath, WIDTHS } from '#tests/e2e/sites/site-pages.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'

/** Bars that only large screens show. */
const LARGE_ONLY = new Set<string>(['top-bar', 'app-bar'])

/** Number of examples in one test: a new page costs as much as two of them. */
const BATCH_SIZE = 4

/** Number of turns that take every example. */
const PARTS = 17

/** Letters twice as large on the narrowest screen: one example of a type shows it. */
async function expectFitsNarrowest(page: Page, type: string): Promise<void> {
  if (LARGE_ONLY.has(type)) return
  await page.setViewportSize({ width: 320, height: 900 })
  await expectLargeTextFits(page)
}

/** Types that show what a site holds and nothing of their own: the catalogue has no sections. */
const NOTHING_OWN = new Set<string>(['shared-section'])

const looks = (await readCatalogue()).flatMap(({ type, examples }) =>
  (NOTHING_OWN.has(type) ? [] : examples).map(({ name, block, stage }, index) => ({ type, name, id: block.id, stage, number: index + 1 })),
)
const groups = Array.from({ length: Math.ceil(looks.length / BATCH_SIZE) }, (_, group) => group * BATCH_SIZE)
for (const first of takeTurn(groups, PARTS)) {
  const some = looks.slice(first, first + BATCH_SIZE)
  const names = some.map(({ type, number }) => `${type} ${number}`).join(', ')
  test(`shows each example as its real view, sound at every width: ${names}`, async ({ page, baseURL }) => {
    for (const [index, { type, name, id, stage, number }] of some.entries()) {
      const widths = LARGE_ONLY.has(type) ? WIDTHS.filter((width) => width > 996) : inTurn(first / BATCH_SIZE + index, WIDTHS)
      await test.step(`${type} « ${name} »`, async () => {
        const response = await page.goto(examplePath(baseURL, type, number))
        expect(response?.status()).toBe(200)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectRealView(page, id, stage ?? {})
          await expectAccessible(page)
          await expectNoOverflow(page)
          await expectWholeAmounts(page)
        }
        if (number === 1) await expectFitsNarrowest(page, type)
      })
    }
  })
}

test.describe('a real view', () => {
  const seen = {
    'nothing at all': ['/_catalogue/product-recommended', 'product-recommended-plain'],
    'a list without anything in it': ['/_catalogue/order-list?example=4', 'order-list-plain'],
    'what waits for a script': ['/_catalogue/cart', 'panier'],
    'what has failed': ['/_catalogue/order-list', 'order-list-plain'],
  } as const
  for (const [what, [path, id]] of Object.entries(seen)) {
    test(`is not shown by ${what}`, async ({ page }) => {
      await page.goto(path)
      await expect(expectRealView(page, id, { timeout: 1000 })).rejects.toThrow()
    })
  }
})

test('leaves an example on a stage lifeless: no script runs, and its form has no target', async ({ page, complaints }) => {
  complaints.allow(/404 .*_catalogue\/session-list/)
  await page.goto('/_catalogue/session-list?example=1')
  await page.getByText('Déconnecter', { exact: false }).first().click()
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-live]')).toHaveCount(0)
  const answer = await page.request.post('/_catalogue/session-list', { form: { form: 'session.end' } })
  expect(answer.status()).toBe(404)
})

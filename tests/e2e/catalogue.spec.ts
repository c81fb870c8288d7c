import { readCatalogue } from '#server/features/site-pages/catalogue-page.ts'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { expectRealView } from './real-view.ts'
import { examplePath, WIDTHS } from './site-pages.ts'
import { expect, test } from './silent-test.ts'

/** Bars of large screens: nobody sees them on small ones. */
const LARGE_ONLY = new Set<string>(['top-bar', 'app-bar'])

for (const { type, examples } of await readCatalogue()) {
  examples.forEach(({ name, block, stage }, index) => {
    test(`the example of ${type} « ${name} » is its real view, sound at every width`, async ({ page, baseURL }) => {
      const response = await page.goto(examplePath(baseURL, type, index + 1))
      expect(response?.status()).toBe(200)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        if (width <= 996 && LARGE_ONLY.has(type)) continue
        await expectRealView(page, block.id, stage ?? {})
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
    })
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
      await expect(expectRealView(page, id)).rejects.toThrow()
    })
  }
})

test('an example on a stage does nothing: no script brings it to life, and its form has no place to go', async ({ page }) => {
  await page.goto('/_catalogue/session-list?example=1')
  await page.getByText('Déconnecter', { exact: false }).first().click()
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-live]')).toHaveCount(0)
  const answer = await page.request.post('/_catalogue/session-list', { form: { form: 'session.end' } })
  expect(answer.status()).toBe(404)
})

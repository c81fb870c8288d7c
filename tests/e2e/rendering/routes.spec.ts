import { defaultRoutes } from '#tests/support/server/default-routes.ts'
import { inTurn, takeTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expectFocusSeen } from '#tests/e2e/checks/check-controls.ts'
import { expectSoundStructure } from '#tests/e2e/checks/check-structure.ts'
import { expectLargeTextFits, expectTextAdapts, expectWholeAmounts, expectWholeRows } from '#tests/e2e/checks/check-text.ts'
import { askHost, FRENCH_PAGES, mappedPaths, SAMPLE_SITES, WIDTHS } from '#tests/e2e/sites/site-pages.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'

/** Number of turns that take every page: prime to the number of widths, so that consecutive turns show each page at each width. */
const PARTS = 17

for (const [siteNumber, { name, origin, paths }] of SAMPLE_SITES.entries()) {
  test.describe(name, () => {
    for (const [number, path] of takeTurn([...paths.entries()], PARTS)) {
      test(`${path} reads well on a telephone and on a large screen`, async ({ page, baseURL }) => {
        const widths = inTurn(number, WIDTHS)
        await page.setViewportSize({ width: widths[0] ?? WIDTHS[0], height: 900 })
        const response = await page.goto(origin(baseURL) + path)
        expect(response?.status()).toBe(200)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('main')).toHaveCount(1)
        await expect(page).toHaveTitle(/\S/)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          await expectSoundStructure(page)
          await expectWholeAmounts(page)
          await expectWholeRows(page)
          await expectTextAdapts(page)
          await page.setViewportSize({ width: width === 390 ? 320 : width, height: 900 })
          await expectNoOverflow(page)
          await expectFocusSeen(page)
          if (width === 390) await expectLargeTextFits(page)
        }
      })
    }

    if (isInTurn(siteNumber))
      test('no word of the home page is lost on a small screen of an office with text twice as large', async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(`${origin(baseURL)}/`)
        await expectLargeTextFits(page)
      })

    if (isInTurn(siteNumber + 1))
      test('every page has a title of its own, those that only its map names too', async ({ request, baseURL }) => {
        const mapped = await mappedPaths(request, origin(baseURL))
        expect(mapped.length).toBeGreaterThan(20)
        const titles = new Map<string, string>()
        for (const path of new Set([...paths, ...mapped])) {
          const html = await (await askHost(request, origin(baseURL) + path)).text()
          const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
          const other = titles.get(title)
          // The name of a wine is the same in every language.
          const languages = [...html.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, url]) => new URL(url ?? '').pathname)
          if (other) expect(languages, `${path} has the title of ${other}: ${title}`).toContain(other)
          titles.set(title, path)
        }
      })
  })
}

test('every page of the site map answers, and every page that may be found is in it', async ({ request, baseURL }) => {
  const places = await mappedPaths(request, baseURL ?? '')
  for (const path of places) expect((await request.get(`${baseURL}${path}`)).status(), path).toBe(200)
  const found = FRENCH_PAGES.filter((path) => !/^\/(?:auth|password|mes-donnees|recherche|evenements\/annulation)/.test(path))
  expect(places).toEqual(expect.arrayContaining([...found]))
})

test('a new site answers every route of the specification from its defaults alone', async ({ request, baseURL }) => {
  const url = new URL(baseURL ?? '')
  for (const path of defaultRoutes) {
    const response = await askHost(request, `http://neuf.localhost:${url.port}${path}`)
    expect(response.status(), path).toBe(200)
    expect((await response.text()).match(/<h1[ >]/g), path).toHaveLength(1)
  }
})

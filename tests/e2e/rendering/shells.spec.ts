import type { Page } from '@playwright/test'
import { MOBILE_MAX } from '#ui/breakpoints.ts'
import { inTurn, takeTurn } from '#tests/support/sampling.ts'
import { expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { test } from '#tests/e2e/page/reading-test.ts'
import { expect } from '#tests/e2e/page/silent-test.ts'
import { SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'

/** A page of each shell. */
const SHELLS = { default: '/', page: '/sale-terms' } as const
const LARGE = ['topBar', 'appBar']
const SMALL = ['mobileAppBar', 'bottomBar']

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

for (const [number, [shell, path]] of Object.entries(SHELLS).entries()) {
  for (const width of inTurn(2 * number, [1440, MOBILE_MAX, MOBILE_MAX - 1, 390])) {
    test(`the shell ${shell} has its bars at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.locator('main')).toHaveAttribute('data-shell', shell)
      const [shown, hidden] = width < MOBILE_MAX ? [SMALL, LARGE] : [LARGE, SMALL]
      for (const region of shown) await expect(page.locator(`[data-region=${region}] > .b`)).toBeVisible()
      for (const region of hidden) await expect(page.locator(`[data-region=${region}] > .b`)).toBeHidden()
      await expect(page.locator('[data-region=footer] > .b')).toBeVisible()
    })
  }
}

test('the shell default lets sections be as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(SHELLS.default)
  const widths = await page.locator('main > [data-type=section]').evaluateAll((blocks) => blocks.map(({ clientWidth }) => clientWidth))
  expect(widths.length).toBeGreaterThan(1)
  expect(new Set(widths)).toEqual(new Set([await page.evaluate(() => document.documentElement.clientWidth)]))
})

for (const width of inTurn(0, [1440, 390])) {
  test(`the shell page has breadcrumbs, one column and a margin of 28 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(SHELLS.page)
    await expect(page.locator('main [data-type=breadcrumbs]')).toBeVisible()
    expect(await styleOf(page, 'main', 'padding-top')).toBe('28px')
    const places = await page.locator('main > .b').evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect()))
    for (const [index, { top }] of places.entries()) expect(top).toBeGreaterThanOrEqual(places[index - 1]?.bottom ?? 0)
  })
}

test('the columns of the footer, with the opening hours, are in one row on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const footer = page.locator('[data-region=footer]')
  const titles = ['Formalités', 'Vous êtes', 'Lire et suivre', 'Horaires'].map((title) => footer.getByText(title, { exact: true }))
  const tops = await Promise.all(titles.map(async (title) => Math.round((await title.boundingBox())?.y ?? -1)))
  expect(new Set(tops).size).toBe(1)
})

test('settings give the top bar its colours and the icons of the menu their size', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const bar = '[data-type=top-bar] > *'
  expect([await styleOf(page, bar, 'background-color'), await styleOf(page, bar, 'color')]).toEqual([
    'rgb(29, 42, 68)',
    'rgb(250, 246, 238)',
  ])
  await page.setViewportSize({ width: 390, height: 900 })
  const points = Number.parseFloat(await styleOf(page, '[data-type=bottom-bar] .icon', 'height')) * 0.75
  expect(points).toBeCloseTo(14, 1)
})

for (const { name, origin } of inTurn(0, SAMPLE_SITES))
  test(`the large bar shows logo, menu on one line and account at every width: ${name}`, async ({ page, baseURL }) => {
    for (const width of takeTurn([MOBILE_MAX, 1100, 1160, 1280, 1343, 1344, 1366, 1439, 1440], 3)) {
      await page.setViewportSize({ width, height: 600 })
      await page.goto(`${origin(baseURL)}/blog`)
      const bar = page.locator('[data-region=appBar]')
      const logo = await bar.locator('img').boundingBox()
      expect(logo?.width, `${width} px`).toBeGreaterThanOrEqual(150)
      const tops = await bar.locator('nav > ul > li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      expect(new Set(tops).size, `${width} px`).toBe(1)
      await expect(bar.getByRole('link', { name: 'Espace client' })).toBeVisible()
      await expectNoOverflow(page)
    }
  })

test('there is no dark mode', async ({ page }) => {
  await page.goto('/')
  const colours = async () => [await styleOf(page, 'body', 'background-color'), await styleOf(page, 'h1', 'color')]
  const light = await colours()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  expect(await colours()).toEqual(light)
  expect(await styleOf(page, 'html', 'color-scheme')).toBe('light')
})

test('a block for one kind of screen is shown on that one alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/essai/ecrans')
  await expect(page.getByText('Pour les grands écrans.')).toBeVisible()
  await expect(page.getByText('Pour les petits écrans.')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(page.getByText('Pour les grands écrans.')).toBeHidden()
  await expect(page.getByText('Pour les petits écrans.')).toBeVisible()
})

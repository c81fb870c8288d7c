import { gzipSync } from 'node:zlib'
import { inTurn, isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { FILLED_FORMS, weighFilled } from '#tests/e2e/journeys/filled-forms.ts'
import { cellar, isContent, SAMPLE_SITES } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { touchAll, weighScripts, weighTouched, type ScriptWeights } from '#tests/e2e/checks/weigh-scripts.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

/** The most scripts of a content page after its first touch, also while its form is filled in and after, in bytes of gzip. */
const TOUCHED = 175_000
/** A form that is filled in and sent also brings its machine. */
const FILLED = 182_000

test('a content page has at most 3 kB of script, after the first touch at most 150 kB', async ({ page }) => {
  const { weigh } = weighScripts(page)
  await page.goto('/essai/statique')
  await whenQuiet(page)
  expect(await weigh()).toBeLessThanOrEqual(3 * 1024)
  const messages = page.waitForResponse(/\/assets\/fr-/)
  await page.locator('main').dispatchEvent('pointerdown')
  await messages
  await whenQuiet(page)
  expect(await weigh()).toBeLessThanOrEqual(150 * 1000)
})

test('a page of the shop has at most 3 KiB of script, and loads the drawer for a resting pointer', async ({ page, baseURL }) => {
  const { weigh } = weighScripts(page)
  const drawn: string[] = []
  page.on('response', (response) => {
    if (/run-cart-drawer/.test(response.url())) drawn.push(response.url())
  })
  await page.goto(`${cellar(baseURL)}/actualites`)
  await whenQuiet(page)
  const untouched = await weigh()
  expect(untouched).toBeGreaterThan(1024)
  expect(untouched).toBeLessThanOrEqual(3 * 1024)
  const watching = page.waitForResponse(/watch-cart-links/)
  await page.locator('main').dispatchEvent('pointerdown')
  await watching
  await whenQuiet(page)
  expect(drawn).toEqual([])
  expect(await weigh()).toBeLessThanOrEqual(175 * 1000)
  await page.locator('a[data-cart-opens]:visible').hover()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(drawn).toHaveLength(1)
})

for (const { name, origin, paths } of inTurn(0, SAMPLE_SITES)) {
  const content = paths.filter(isContent)
  const [home = '/', ...others] = content
  const pages = [home, ...takeTurn(others, Math.ceil(others.length / 2))]

  test(`no content page of ${name} weighs more than 175 kB of script once it is touched, consent apart`, async ({ page, baseURL }) => {
    const known: ScriptWeights = new Map()
    const weights: [path: string, bytes: number][] = []
    for (const path of pages) weights.push([path, await weighTouched(page, origin(baseURL) + path, known)])
    const heaviest = weights.toSorted(([, one], [, other]) => other - one)
    process.stdout.write(heaviest.map(([path, bytes]) => `      ${(bytes / 1000).toFixed(1)} kB  ${path}\n`).join(''))
    // The app has come to each of them, or nothing would have been weighed.
    expect(weights.filter(([, bytes]) => bytes < 100_000)).toEqual([])
    expect(weights.filter(([, bytes]) => bytes > TOUCHED)).toEqual([])
  })
}

for (const form of takeTurn(FILLED_FORMS, 3)) {
  const { site, path } = form

  test(`the form of ${path} of ${site} has at most 182 kB of script with its page, without consent`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 422/)
    const origin = SAMPLE_SITES.find(({ name }) => name === site)?.origin(baseURL) ?? ''
    const weights = await weighFilled(page, origin + path, form)
    process.stdout.write(weights.map(([state, bytes]) => `      ${(bytes / 1000).toFixed(1)} kB  ${path} ${state}\n`).join(''))
    expect(weights.filter(([, bytes]) => bytes < 100_000 || bytes > FILLED)).toEqual([])
  })
}

if (isInTurn(0))
  test('a form loads its machine once a visitor fills it in', async ({ page }) => {
    const machines: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/(?:machines|start-form)-/.test(request.url())) machines.push(request.url())
    })
    await page.goto('/devis')
    await touchAll(page)
    expect(machines).toEqual([])
    const choice = page.getByLabel('Créer une société')
    await choice.check()
    await expect.poll(() => machines).toHaveLength(2)
    await whenQuiet(page)
    await expect(choice).toBeChecked()
  })

test('the motion between pages weighs at most 20 kB, and comes with the first of them', async ({ page }) => {
  await page.goto('/blog/creer-son-eurl')
  await touchAll(page)
  const motion = page.waitForResponse(/\/assets\/dom-mini/)
  await page.locator('footer a[href="/accessibilite"]').click()
  expect(gzipSync(await (await motion).body(), { level: 9 }).length).toBeLessThanOrEqual(20 * 1024)
})

test('the home page with its interactive block alive weighs at most 175 kB of script', async ({ page }) => {
  const { weigh } = weighScripts(page)
  await page.goto('/')
  await page.locator('main').dispatchEvent('pointerdown')
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded()
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await weigh()).toBeLessThanOrEqual(175 * 1000)
})

test('the page for signing in, with the machine behind it, weighs at most 182 kB of script', async ({ page }) => {
  const { weigh } = weighScripts(page)
  const machine = page.waitForResponse(/\/assets\/auth-actor-/)
  await page.goto('/auth')
  await machine
  await whenQuiet(page)
  expect(await weigh()).toBeLessThanOrEqual(180 * 1024)
})

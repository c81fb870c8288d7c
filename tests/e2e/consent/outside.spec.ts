import type { Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf } from '#tests/e2e/page/hand.ts'
import { WIDTHS } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Answers in place of every other site, and notes what it was asked. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => {
      const url = new URL(route.request().url())
      asked.push(url.host)
      const answer = url.pathname.endsWith('.png')
        ? { contentType: 'image/png', body: PIXEL }
        : { contentType: 'text/html', body: '<p>Ailleurs</p>' }
      return route.fulfill({ ...answer, headers: { 'cross-origin-resource-policy': 'cross-origin' } })
    },
  )
  return asked
}

/** How large a title of the page is, as CSS gives it. */
function titleSize(page: Page, name: string): Promise<string> {
  return page.getByRole('heading', { name, exact: true }).evaluate((title) => getComputedStyle(title).fontSize)
}

test('the contact map loads on a click only, by keyboard too, and its host is in no other policy', async ({ page }) => {
  const asked = await standIn(page)
  const answer = await page.goto('/contact')
  expect(answer?.headers()['content-security-policy']).toContain('https://tile.openstreetmap.org')
  await page.getByRole('link', { name: 'Afficher la carte' }).scrollIntoViewIfNeeded()
  await whenQuiet(page)
  expect(asked).toEqual([])
  await keyboardOf(page).press(page.getByRole('link', { name: 'Afficher la carte' }))
  const map = page.getByRole('application', { name: /^Carte/ })
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await expect(map).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(map.getByRole('button', { name: 'Agrandir la carte' })).toBeFocused()
  await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  expect([...new Set(asked)]).toEqual(['tile.openstreetmap.org'])
  for (const width of inTurn(0, WIDTHS)) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  await page.evaluate(() => (document.documentElement.dataset.left = 'not yet'))
  await page.locator('a[href="/privacy-policy"]').last().click()
  await expect(page).toHaveURL(/privacy-policy$/)
  await expect(page.locator('html[data-left]')).toHaveCount(0)
  expect((await page.request.get('/privacy-policy')).headers()['content-security-policy']).not.toContain('openstreetmap')
})

if (isInTurn(0, 5))
  test('an event shows where it takes place on a map fetched on a click alone; one online has none', async ({ page }) => {
    const asked = await standIn(page)
    const answer = await page.goto('/evenements/atelier-choisir-son-statut')
    expect(answer?.headers()['content-security-policy']).toContain('https://tile.openstreetmap.org')
    await expect(page.getByRole('heading', { name: 'Y aller' })).toBeVisible()
    expect(asked).toEqual([])
    await keyboardOf(page).press(page.getByRole('link', { name: 'Afficher la carte' }))
    const map = page.getByRole('application', { name: 'Carte : Greffe & Plume' })
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    await expect(map).toBeFocused()
    expect([...new Set(asked)]).toEqual(['tile.openstreetmap.org'])
    for (const width of inTurn(1, WIDTHS)) {
      await page.setViewportSize({ width, height: 900 })
      // What happens to lie half beneath the bar that stays is no smaller for that.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
      await expectNoOverflow(page)
      expect(await titleSize(page, 'Y aller')).toBe(await titleSize(page, 'S’inscrire'))
    }
    await page.goto('/evenements/webinaire-fiscalite-sasu')
    await expect(page.getByText('En ligne', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Y aller' })).toHaveCount(0)
  })

if (isInTurn(1, 5))
  test('a map that cannot be fetched says so in its place, and may be asked for again', async ({ page, complaints }) => {
    complaints.allow(/net::ERR_FAILED https:\/\/tile\.openstreetmap\.org/)
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    await page.goto('/contact')
    const show = page.getByRole('link', { name: 'Afficher la carte' })
    await show.click()
    await expect(page.getByRole('alert')).toHaveText('La carte n’a pas pu être chargée. Vérifiez votre connexion, puis recommencez.')
    await expect(show).toBeFocused()
    for (const width of inTurn(0, WIDTHS)) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      await expectNoOverflow(page)
    }
    await page.unroute('https://tile.openstreetmap.org/**')
    await standIn(page)
    await show.click()
    await expect(
      page
        .getByRole('application', { name: /^Carte/ })
        .locator('img.leaflet-tile-loaded')
        .first(),
    ).toBeVisible()
  })

if (isInTurn(2, 5))
  test('a page whose blocks show another site is opened by the browser, with a policy of its own', async ({ page }) => {
    await standIn(page)
    await page.goto('/')
    await wakeApp(page)
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page
      .locator('a[href="/contact"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    expect((await answered).headers()['content-security-policy']).toContain('https://tile.openstreetmap.org')
    // What is still asked for when the browser is closed would keep it open.
    await whenQuiet(page)
  })

if (isInTurn(3, 5))
  test('a video of another service is fetched on a click alone, into a frame that takes the focus', async ({ page }) => {
    const asked = await standIn(page)
    await page.goto('/_catalogue/video')
    const link = page.getByRole('link', { name: /Créer sa société en six étapes/ })
    await page.locator('figure', { has: link }).scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 1 })
    await whenQuiet(page)
    expect(asked).toEqual([])
    await link.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await expect(page.locator('iframe')).toBeFocused()
    expect([...new Set(asked)]).toEqual(['www.youtube-nocookie.com'])
  })

if (isInTurn(4, 5))
  test('what is framed of another site can neither read this page nor be it', async ({ page }) => {
    await standIn(page)
    await page.route('https://agenda.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p id="said"></p><script>try { said.textContent = parent.document.title + document.cookie } catch (error) { said.textContent = error.name }</script>',
      }),
    )
    await page.goto('/_catalogue/embed')
    await page.getByRole('link', { name: 'Prendre rendez-vous' }).click()
    await expect(page.frameLocator('iframe').locator('#said')).toHaveText('SecurityError')
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is there in words, and the map is a link', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('main address').first()).toContainText('quai des Écritures')
    await expect(page.getByRole('link', { name: 'Afficher la carte' })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
  })
})

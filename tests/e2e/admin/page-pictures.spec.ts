import type { Page } from '@playwright/test'
import { canvasOf, canvasReady } from '#tests/e2e/composer/desk.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { openPages, rowsOf, signInAs } from './open-panel.ts'

const LEFT = /^\d+ vignettes? à refaire$/
const transition = (page: Page) => page.evaluate(() => localStorage.getItem('transition'))
const pictures = (page: Page) => page.locator('[data-picture="page"] img')

/** Makes pages without a picture. */
async function addPages(page: Page, urls: readonly string[]): Promise<void> {
  const statuses = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (url) => {
          const body = JSON.stringify({ locale: 'fr_FR', title: url, url, shell: 'default', model: 'services' })
          return (await fetch('/api/admin/page', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
        }),
      ),
    urls,
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
}

/** The pictures of the list are there, of the size that the server stores. */
async function expectPictures(page: Page): Promise<void> {
  await expect(pictures(page)).toHaveCount(await rowsOf(page).count())
  for (const picture of await pictures(page).all()) {
    // The browser loads a picture that is far below when it comes near.
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(640)
  }
}

if (isInTurn(0, 3))
  test('counts the pictures to make, makes them after a reload, and shows them in the list', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'vignettes.localhost')
    await signInAs(page, origin, 'administration')
    await addPages(page, ['essai-premier', 'essai-second'])
    // The first picture does not come before the reload.
    await page.route('**/preview/_page/**', () => undefined)
    await openPages(page, origin, '?q=essai-')
    await expect(page.getByText(LEFT)).toHaveText('2 vignettes à refaire')
    await expect(pictures(page)).toHaveCount(0)
    expect(await transition(page)).toBe('true')
    await page.unroute('**/preview/_page/**')
    // A screen without a list: only what was left goes on.
    await page.goto(`${origin}/admin/nulle-part`)
    await expect.poll(() => transition(page)).toBe('false')
    await openPages(page, origin, '?q=essai-')
    await expectPictures(page)
    await expect(page.getByText(LEFT)).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectPictures(page)
  })

if (isInTurn(1, 3))
  test('makes the picture of a page again after its publication, and the list shows it', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'vignette-publiee.localhost')
    await openPages(page, origin)
    await expectPictures(page)
    const home = page.getByRole('row').filter({ hasText: 'Accueil' }).locator('[data-picture] img')
    const former = await home.getAttribute('src')
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    await canvasReady(page)
    await canvasOf(page).locator('h1').click()
    await page.getByLabel('Titre', { exact: true }).fill('Un titre pour la vignette')
    await expect(canvasOf(page).locator('h1')).toHaveText('Un titre pour la vignette')
    const stored = page.waitForResponse((response) => /\/layout\/\d+\/preview$/.test(response.url()) && response.ok())
    await page.getByRole('button', { name: 'Publier' }).click()
    await stored
    await openPages(page, origin)
    await expect(home).not.toHaveAttribute('src', former ?? '')
    await expectPictures(page)
  })

if (isInTurn(2, 3))
  test('shows an outline that is marked as one where the browser refuses the drawing', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'sans-vignette.localhost')
    await signInAs(page, origin, 'administration')
    await addPages(page, ['sans-dessin'])
    await page.addInitScript(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error('refused'))
    })
    await openPages(page, origin, '?q=sans-dessin')
    const outline = page.locator('[data-picture="outline"]')
    await expect(outline).toHaveAttribute('title', /^Schéma de la page/)
    await expect(outline.locator('img')).toHaveAttribute('src', /^data:image\/(webp|png);base64,/)
    await expect.poll(() => transition(page)).toBe('false')
  })

import type { Page } from '@playwright/test'
import { openPages, signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved, selectByWords } from './desk.ts'

/** Opens a page of the site in the composer. */
async function openPage(page: Page, origin: string, path: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}${path}`)
  const address = await page.getByRole('link', { name: 'Modifier', exact: true }).getAttribute('href')
  await page.goto(new URL(address ?? '', origin).href)
  await canvasReady(page)
}

const entry = (page: Page, name: string) => page.locator('[data-palette-entry]').filter({ hasText: new RegExp(`^${name}`) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Chercher un élément à ajouter' })
const blocks = (page: Page, type: string) => canvasOf(page).locator(`main [data-type="${type}"]`)

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('adds a ready section by a click and an element by / and Enter, each taken back by one undo', async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/)
    await openPage(page, ownSite(baseURL, 'ajouter.localhost'), '/')
    await page.getByRole('tab', { name: 'Ajouter' }).click()
    const prices = entry(page, 'Grille de tarifs')
    // The box has its size before its picture comes.
    const before = await prices.boundingBox()
    await expect(prices.locator('[data-drawn]')).toHaveCount(1)
    await expect.poll(() => prices.boundingBox()).toEqual(before)
    await expect(prices.frameLocator('iframe').getByText('Notre conseil')).toBeAttached()
    await expectAccessible(page, { frames: false })
    await expectNoOverflow(page)
    await prices.click()
    await expect(blocks(page, 'pricing')).toHaveCount(1)
    await expect(page.getByRole('treegrid').getByRole('row', { selected: true })).toHaveCount(0)
    await page.getByRole('button', { name: /^Annuler\s:/ }).click()
    await expect(blocks(page, 'pricing')).toHaveCount(0)

    // The keyboard opens the palette from the page and returns to it.
    await selectByWords(page, canvasOf(page).locator('h1'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('opening hours')
    await expect(entry(page, 'Horaires')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(blocks(page, 'opening-hours').last()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('treegrid').getByRole('row', { selected: true })).toHaveText(/Horaires/)
    await expect(saved(page)).toBeVisible()
    await page.getByRole('button', { name: /^Annuler\s:/ }).click()

    // Arrows move the mark among the entries, what has no place here says why, and Escape leads back.
    await page.keyboard.press('/')
    await page.keyboard.type('pied de page')
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Pied de page')).toHaveAttribute('data-marked')
    await expect(entry(page, 'Pied de page')).toHaveAccessibleDescription('Sa place est dans l’en-tête ou le pied de page du site.')
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('a new page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(2, 4))
    test('is made from a model, by the keys and the pointer, and opens in the composer', async ({ page, baseURL, complaints }) => {
      complaints.allow(/Failed to load resource/)
      const origin = ownSite(baseURL, 'depuis-modele.localhost')
      await openPages(page, origin)
      await page.keyboard.press('n')
      const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
      await expect(dialog.getByLabel('Titre')).toBeFocused()
      const address = dialog.getByLabel('Adresse')
      await address.fill('api')
      await expect(address).toHaveAccessibleDescription(/réservée/)
      await address.fill('')
      await dialog.getByLabel('Titre').fill('Une page d’été')
      await address.fill('une-page-d-ete')
      await expect(dialog.getByText('libre', { exact: true })).toBeVisible()
      await dialog.getByRole('radio', { name: 'Contact' }).check()
      await expect(dialog.getByText('Coordonnées, horaires, formulaire, carte et accès.')).toBeVisible()
      await expectAccessible(page, { frames: false })
      await dialog.getByRole('button', { name: 'Créer la page' }).click()
      await canvasReady(page)
      await expect(blocks(page, 'contact-form')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1, name: 'Une page d’été' })).toBeVisible()
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  if (isInTurn(1, 4))
    test('adds an element by a tap in the sheet, which gives the page back', async ({ page, baseURL, complaints }) => {
      complaints.allow(/Failed to load resource/)
      // A page of its own: undo takes back the acts of the account in any window.
      await openPage(page, ownSite(baseURL, 'ajouter-doigt.localhost'), '/contact')
      await page.getByRole('button', { name: 'Ajouter' }).tap()
      await expect(search(page)).toBeVisible()
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      await search(page).fill('citation')
      await entry(page, 'Citation').tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(blocks(page, 'quote').last()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Citation' })).toBeVisible()
    })
})

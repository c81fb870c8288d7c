import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, selectByWords } from './desk.ts'

/** Opens a page of the site in the composer. */
async function openPage(page: Page, origin: string, path: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}${path}`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Chercher un élément à ajouter' })
const block = (page: Page, type: string) => canvasOf(page).locator(`main [data-type="${type}"]`)
const emptySlot = (page: Page, name: string) =>
  block(page, 'columns')
    .last()
    .getByRole('button', { name: `Ajouter un élément, ${name}` })

const entry = (page: Page, name: string) => page.locator('[data-palette-entry]').filter({ hasText: new RegExp(`^${name}`) })
const layout = (page: Page) => page.getByRole('combobox', { name: 'Répartition' })

/** The scale at which the panel draws the words of an element of the frame. */
const drawnScale = (element: Element) => (element.currentCSSZoom * (frameElement?.getBoundingClientRect().width ?? 0)) / innerWidth

test.use({ viewport: { width: 1440, height: 900 } })

if (isInTurn(2, 4))
  test('fills an empty column by its button, by the pointer, by Enter, and on a phone', async ({ page, baseURL, complaints }) => {
    complaints.allow(/Failed to load resource/)
    await openPage(page, ownSite(baseURL, 'emplacements.localhost'), '/contact')
    await selectByWords(page, canvasOf(page).locator('h1'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('colonnes')
    await expect(entry(page, 'Colonnes')).toBeVisible()
    await page.keyboard.press('Enter')
    // An element of a type that the page did not hold is shown once its view has come.
    await expect(block(page, 'columns').last()).toBeInViewport()
    await layout(page).selectOption('Quatre quarts')
    // The page is drawn smaller than it is, and the words of the editor at their own size.
    await expect.poll(() => emptySlot(page, 'Troisième colonne').evaluate(drawnScale)).toBeCloseTo(1)
    await emptySlot(page, 'Troisième colonne').click()
    await expect(search(page)).toBeFocused()
    await expect(page.getByText('Dans « Colonnes », Troisième colonne')).toBeVisible()
    await expectAccessible(page, { frames: false })
    await page.keyboard.type('citation')
    await expect(entry(page, 'Citation')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(emptySlot(page, 'Troisième colonne')).toHaveCount(0)
    await emptySlot(page, 'Quatrième colonne').focus()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await emptySlot(page, 'Quatrième colonne').click()
    await expect(page.getByRole('dialog', { name: 'Ajouter un élément' }).getByText('Dans « Colonnes », Quatrième colonne')).toBeVisible()
    await expectNoOverflow(page)
    await search(page).fill('citation')
    await entry(page, 'Citation').click()
    await expect(block(page, 'columns').last().locator('[data-type="quote"]')).toHaveCount(2)
  })

if (isInTurn(1, 4))
  test('takes a slash in an emptied text for the place of the text, and Escape for the character', async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/)
    await openPage(page, ownSite(baseURL, 'barre-oblique.localhost'), '/')
    const heading = canvasOf(page).locator('[data-block="joindre-ecrit"]')
    const text = canvasOf(page).locator('.canvas-text')
    const empty = async () => {
      await heading.getByText(/./).first().dblclick()
      await expect(text).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('/')
      await expect(page.getByText('À la place du texte vide')).toBeVisible()
    }
    await empty()
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await page.keyboard.type('an')
    await expect(text).toHaveText('/an')
    await page.keyboard.press('Enter')
    await empty()
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('intertitre')
    await expect(entry(page, 'Titre')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading).toHaveCount(0)
    await expect(canvasOf(page).getByText('Un titre de partie')).toBeVisible()
  })

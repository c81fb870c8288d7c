import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { canvasOf } from '#tests/e2e/composer/desk.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { openPages, rowsOf } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

if (isInTurn(1, 4))
  test('an element takes words, formats and a value of the site in its form, accessibly', async ({ page, baseURL }) => {
    await withoutPictures(page)
    await openPages(page, ownSite(baseURL, 'formulaire.localhost'), '?q=accueil')
    await rowsOf(page).first().dblclick()
    await page.waitForURL(/\/admin\/pages\/\d+/)
    // The English page, so that the French one stays as it is for others.
    await page.goto(`${page.url().split('?')[0]}?langue=en`)
    await page
      .getByRole('treegrid')
      .getByRole('row', { name: /Bandeau d’accueil/ })
      .click()
    const title = page.getByRole('textbox', { name: 'Titre', exact: true })
    await title.fill('Twelve wines, one rock')
    const intro = page.getByRole('textbox', { name: 'Introduction' })
    await intro.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A text ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('in bold')
    await expect(page.getByRole('button', { name: 'Gras' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Valeur du site', exact: true }).click()
    await page.getByRole('menuitem').first().click()
    await expect(intro).toBeFocused()
    await expect(canvasOf(page).locator('h1')).toHaveText(/Twelve wines, one rock/)
    await expect(canvasOf(page).locator('strong', { hasText: 'in bold' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

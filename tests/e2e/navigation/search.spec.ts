import { expect, test } from '@playwright/test'
import { expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { isInTurn } from '#tests/support/sampling.ts'

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the whole site is searched, its words marked, one kind alone, and no dead end', async ({ page }) => {
    await page.goto('/recherche')
    await expect(page.getByRole('link', { name: 'Nos services et leurs prix' })).toBeVisible()
    await page.getByRole('searchbox').fill('statuts')
    await page.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(/\/recherche\?q=statuts$/)
    await expect(page.getByText(/^\d+ résultats pour «\u202fstatuts\u202f»$/)).toBeVisible()
    await expect(page.locator('main mark').first()).toHaveText(/statuts/i)
    const kinds = page.getByRole('list', { name: 'Montrer seulement' })
    await kinds.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/type=SERVICE/)
    await expect(kinds.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
    await page.locator('main ol a').first().click()
    await expect(page).toHaveURL(/\/services\/[a-z-]+$/)
    await page.goto('/recherche?q=xylophage')
    await expect(page.getByText('Rien ne correspond à')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
  })

  if (isInTurn(0, 5))
    test('a mistyped word is searched as corrected, with a link to search it as typed', async ({ page }) => {
      await page.goto('/recherche?q=stauts')
      await expect(page.getByText(/^\d+ résultats pour «\u202fstatuts\u202f»$/)).toBeVisible()
      await expect(page.getByText('Rien n’a été trouvé pour «\u202fstauts\u202f».')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('stauts')
      await page.getByRole('link', { name: 'Chercher exactement ce qui a été écrit' }).click()
      await expect(page.getByText('Rien ne correspond à «\u202f"stauts"\u202f».')).toBeVisible()
      await expectNoOverflow(page)
    })

  if (isInTurn(1, 5))
    test('a shop is searched with the rest of its site, and what it sells can be shown alone', async ({ page, baseURL }) => {
      await page.goto(`${cellar(baseURL)}/recherche?q=vendange`)
      const found = page.locator('main ol > li')
      await expect(found.filter({ hasText: /^Produit/ }).first()).toBeVisible()
      await expect(found.filter({ hasText: /^Article/ }).first()).toBeVisible()
      const chip = page.getByRole('list', { name: 'Montrer seulement' }).getByRole('link', { name: 'Produits' })
      await keyboardOf(page).press(chip)
      await expect(page).toHaveURL(/q=vendange&type=PRODUCT$/)
      await expect(chip).toHaveAttribute('aria-current', 'true')
      await expect(found.first()).toBeVisible()
      await expect(found.filter({ hasNotText: /^Produit/ })).toHaveCount(0)
      await found.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/produits\/[a-z-]+$/)
    })

  if (isInTurn(2, 5))
    test('articles are searched where they are listed', async ({ page }) => {
      await page.goto('/blog')
      await page.getByRole('searchbox').fill('domicile')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/blog\?q=domicile$/)
      await expect(page.locator('main h2').first()).toBeVisible()
      await page.goto('/blog?q=xylophage')
      await page.getByRole('link', { name: 'Revoir tous les articles' }).click()
      await expect(page).toHaveURL(/\/blog$/)
    })

  if (isInTurn(3, 5))
    test('services are chosen by theme, and lead to one another', async ({ page }) => {
      await page.goto('/services')
      await expect(page.locator('main ol > li')).toHaveCount(9)
      await page
        .getByRole('list', { name: 'Choisir par thème' })
        .getByRole('link', { name: /^Siège/ })
        .click()
      await expect(page).toHaveURL(/\/services\?tag=siege$/)
      await page.locator('main ol a').first().click()
      await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Services' })).toBeVisible()
      await page.getByRole('complementary', { name: 'Services voisins' }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/services\/[a-z-]+$/)
    })
})

test('a search goes on without leaving the document, in the language of the page', async ({ page, baseURL }) => {
  await page.goto(`${cellar(baseURL)}/en/search?q=schist`)
  await page.locator('main').hover()
  const kinds = page.getByRole('list', { name: 'Show only' })
  await expect(kinds).toBeVisible()
  // A search that a busy machine answers too late says so, and asks to try again.
  await expect(async () => {
    await kinds.getByRole('link', { name: 'Pages' }).click()
    await expect(page).toHaveURL(/type=PAGE/)
    await expect(page.getByText(/results? for “schist”/)).toBeVisible()
  }).toPass()
  await kinds.getByRole('link', { name: 'News' }).click()
  await expect(page.locator('main ol a, main p:has-text("Nothing matches")').first()).toBeVisible()
})

if (isInTurn(4, 5))
  test('what was looked for is said back on a narrow screen, however long its words are', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const long = 'anticonstitutionnellement'.repeat(4)
    for (const [path, said] of [
      [`/recherche?q=${long}`, `Rien ne correspond à «\u202f${long}\u202f»`],
      [`${cellar(baseURL)}/en/search?q=${long}`, `Nothing matches “${long}”`],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(said)).toBeVisible()
      await expectNoOverflow(page)
    }
  })

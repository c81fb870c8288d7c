import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { openPages } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

if (isInTurn(0, 4))
  test('a page is prepared in English with it, and another one is translated from its row', async ({ page, baseURL }) => {
    await withoutPictures(page)
    const origin = ownSite(baseURL, 'traductions.localhost')
    await openPages(page, origin)
    const named = `Nos coteaux ${Date.now()}`
    const row = (title: string) => page.locator('[data-tree-row]').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    const make = async (title: string, isInEnglish: boolean) => {
      await page.goto(`${origin}/admin/pages?nouvelle=`)
      const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
      await dialog.getByLabel('Titre').fill(title)
      if (isInEnglish) await dialog.getByRole('checkbox', { name: /^Préparer aussi l’anglais/ }).check()
      await expect(dialog.getByText('libre', { exact: true })).toBeVisible()
      await expectNoOverflow(page)
      await dialog.getByRole('button', { name: 'Créer la page' }).click()
      await expect(page).toHaveURL(/\/admin\/pages\/\d+\?langue=fr$/)
      await page.goto(`${origin}/admin/pages`)
    }
    await make(named, true)
    const english = row(named).getByRole('link', { name: /en anglais\s: Brouillon, 1 texte à revoir en face du français/ })
    await expect(english).toBeVisible()
    await expectAccessible(page)

    await make(`${named} bis`, false)
    await row(`${named} bis`)
      .getByRole('button', { name: /^Traduire/ })
      .click()
    await expect(page).toHaveURL(/\/admin\/pages\/\d+\?langue=en$/)
    await page.getByRole('button', { name: /^À relire\s*[12]$/ }).click()
    const taken = page.getByRole('list', { name: '1 texte pas encore traduit du français' })
    await expect(taken).toContainText(`${named} bis`)
    await expectAccessible(page)
    await taken.getByRole('button', { name: 'Traduire' }).click()
    const title = page.getByLabel('Titre de la page')
    await expect(title).toBeFocused()
    await title.fill('Our slopes')
    await page.getByRole('button', { name: 'À relire' }).click()
    await expect(taken).toHaveCount(0)
    await page.getByRole('button', { name: 'Reprendre du français' }).click()
    await expect(page.getByText(/les éléments sont les mêmes/)).toBeVisible()
  })

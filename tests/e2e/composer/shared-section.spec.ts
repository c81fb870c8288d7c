import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved } from './desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

if (isInTurn(3, 4))
  test('shares a section of a page, changes it once, and detaches its place', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'section.localhost')
    await signInAs(page, origin, 'administration-page')
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    await canvasReady(page)
    const address = page.url()

    const tree = page.getByRole('treegrid')
    await tree.getByRole('row', { level: 1 }).last().click()
    await page.getByRole('complementary').getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Partager cette section' }).click()
    await expect(page).toHaveURL(/\/admin\/sections\/\d+/)
    await canvasReady(page)
    const name = page.getByLabel('Nom de la section')
    await name.fill('Pour toutes les pages')
    await expect(page.getByText('Utilisée dans 1 page')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expect(saved(page)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('La section est en ligne. Aucune page ne la montre encore.')).toBeVisible()

    await page.getByRole('button', { name: 'Mettre à la corbeille' }).click()
    const question = page.getByRole('dialog', { name: /^Mettre à la corbeille la section/ })
    await expect(question.getByText('Utilisée dans 1 page')).toBeVisible()
    await question.getByRole('button', { name: 'Mettre à la corbeille' }).click()
    const undo = await holdUndo(page)
    await expect(page).not.toHaveURL(/\/admin\/sections\//)
    await undo()
    await expect(page.getByText('La section est revenue.')).toBeVisible()

    await page.goto(address)
    await canvasReady(page)
    const place = canvasOf(page).locator('main [data-type="shared-section"]')
    await expect(place.locator('[data-block]').first()).toBeVisible()
    await tree.getByRole('row', { level: 1 }).last().click()
    await expect(page.getByText('Section partagée «\u202fPour toutes les pages\u202f»')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Textes d’ici' }).click()
    const words = page.getByRole('tabpanel', { name: 'Textes d’ici' }).getByRole('textbox').first()
    await words.fill('Seulement ici')
    await expect(place).toContainText('Seulement ici')
    await expect(page.getByText(/^Différent ici/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Reprendre le texte partagé/ }).click()
    await expect(place).not.toContainText('Seulement ici')
    await words.fill('Seulement ici')
    await page.getByRole('button', { name: 'Détacher' }).click()
    await expect(place).toHaveCount(0)
    await expect(canvasOf(page).locator('main')).toContainText('Seulement ici')
    await expect(saved(page)).toBeVisible()
  })

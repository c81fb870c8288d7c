import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved, undoAll } from './desk.ts'

async function openHome(page: Page, origin: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

const faded = (page: Page) => canvasOf(page).locator('main [data-left-out]')

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(2, 4))
    test('shows the page as a member sees it, edits it so, and tries it without the editor', async ({ page, baseURL }) => {
      await openHome(page, ownSite(baseURL, 'voir.localhost'))
      await canvasOf(page).locator('h1').click()
      await page.getByRole('tab', { name: 'Visibilité' }).click()
      await page.getByLabel('Qui le voit').selectOption({ label: 'Les membres connectés' })
      const shown = page.getByRole('button', { name: 'Voir en tant que' })
      await shown.click()
      const dialog = page.getByRole('dialog', { name: 'Voir en tant que' })
      await expectAccessible(page, { frames: false })
      await dialog.getByRole('radio', { name: 'Membre' }).check()
      await expect(page.getByText('Vue par un membre connecté, maintenant').last()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await canvasReady(page)
      // Edits still reach the page, and the selection is as it was.
      await expect(page.getByRole('treegrid').getByRole('row', { selected: true })).toHaveCount(1)
      await page.getByRole('tab', { name: 'Contenu' }).click()
      await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Pour nos membres')
      await expect(canvasOf(page).locator('h1')).toHaveText('Pour nos membres')
      await expect(faded(page)).toHaveCount(0)
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Vue habituelle' }).click()
      await expect(faded(page)).not.toHaveCount(0)
      await expect(canvasOf(page).getByRole('heading', { name: 'Pour nos membres' })).toBeVisible()

      // The trial has the work that is not on the server yet, and no selection.
      await page.getByRole('button', { name: 'Essayer' }).click()
      await canvasReady(page)
      await expect(canvasOf(page).getByText('Pour nos membres')).toHaveCount(0)
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      // The published page beside it still has what the draft changes.
      await page.getByRole('button', { name: 'Voir la page en ligne à côté' }).click()
      const live = page.frameLocator('iframe[title="La page telle qu’elle est en ligne"]')
      await expect(live.getByRole('heading', { name: 'Bienvenue' })).toBeVisible()
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      const link = canvasOf(page).locator('header a[href]').first()
      await link.click()
      await expect(page.getByText(/^Ce lien mène à/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Essayer' })).toBeFocused()
      await expect(page.getByRole('treegrid').getByRole('row', { selected: true })).toHaveCount(1)
      await undoAll(page)
      await expect(saved(page)).toBeVisible()
    })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(1, 4))
    test('offers the views and the trial in the menu of the bar', async ({ page, baseURL }) => {
      await openHome(page, ownSite(baseURL, 'voir-doigt.localhost'))
      const more = page.getByRole('button', { name: 'Autres actions de la page' })
      await more.click()
      await page.getByRole('menuitem', { name: 'Voir en tant que' }).click()
      await expectAccessible(page, { frames: false })
      await page.getByRole('radio', { name: 'Administrateur' }).check()
      await page.getByRole('button', { name: 'Fermer' }).last().click()
      await expect(page.getByText('Vue par un administrateur, maintenant').last()).toBeVisible()
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Vue habituelle' }).click()
      await more.click()
      await page.getByRole('menuitem', { name: 'Essayer' }).click()
      await canvasReady(page)
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Revenir', exact: true }).click()
      await canvasReady(page)
      await expect(more).toBeFocused()
    })
})

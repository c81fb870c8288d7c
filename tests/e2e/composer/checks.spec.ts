import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady, saved, undoAll } from './desk.ts'

const MISSING = 'La page n’a pas de description'

async function openHome(page: Page, origin: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(0, 4))
    test('counts a missing description as one edits, leads to it, and says why an element is hidden', async ({ page, baseURL }) => {
      await openHome(page, ownSite(baseURL, 'relire.localhost'))
      const description = page.getByRole('textbox', { name: 'Description' })
      const former = await description.inputValue()
      await description.fill('')
      const review = page.getByRole('button', { name: /^À relire/ })
      // The list says nothing about the page before the server has answered.
      const answer = Promise.withResolvers<void>()
      await page.route('**/review', async (route) => {
        await answer.promise
        await route.continue()
      })
      await review.click()
      const verifying = page.getByRole('status').filter({ hasText: 'Vérification…' })
      await expect(verifying).toBeVisible()
      await expect(page.getByText('Aucun point à régler')).toHaveCount(0)
      answer.resolve()
      await expect(verifying).toHaveCount(0)
      await expect(review).toHaveAttribute('aria-busy', 'false')
      const line = page.getByRole('list', { name: 'Conseils' }).getByRole('listitem').filter({ hasText: MISSING })
      await expect(line).toBeVisible()
      const count = await review.textContent()
      await expectAccessible(page, { frames: false })
      await expectNoOverflow(page)
      await line.getByRole('button', { name: 'Corriger' }).click()
      await expect(description).toBeFocused()
      await description.fill(former)
      await expect(review).not.toHaveText(count ?? '')
      // An element that is hidden says so, with the setting that shows it again.
      await canvasOf(page).locator('h1').click()
      await page.getByRole('row', { selected: true }).getByRole('button', { name: 'Autres actions' }).click()
      await page.getByRole('menuitem', { name: /^Cacher/ }).click()
      const why = page.getByRole('region', { name: /^Pourquoi je ne le vois pas/ })
      await why.getByRole('button', { name: 'Changer qui le voit' }).click()
      await expect(page.getByLabel('Jusqu’au')).toBeVisible()
      await expectAccessible(page, { frames: false })
      await undoAll(page)
      await expect(why).toHaveCount(0)
      await expect(saved(page)).toBeVisible()
    })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(3, 4))
    test('leads from a line of the checks to its field in the sheet', async ({ page, baseURL }) => {
      await openHome(page, ownSite(baseURL, 'relire-doigt.localhost'))
      await page.getByRole('button', { name: 'Page', exact: true }).click()
      await page.getByRole('textbox', { name: 'Description' }).fill('')
      await page.getByRole('button', { name: 'Fermer' }).last().click()
      await page.getByRole('button', { name: /^À relire/ }).click()
      await expect(page.getByText(MISSING)).toBeVisible()
      await expectAccessible(page, { frames: false })
      const line = page.getByRole('list', { name: 'Conseils' }).getByRole('listitem').filter({ hasText: MISSING })
      await line.getByRole('button', { name: 'Corriger' }).click()
      await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
      await page.getByRole('button', { name: 'Fermer' }).last().click()
      await undoAll(page)
      await expect(saved(page)).toBeVisible()
    })
})

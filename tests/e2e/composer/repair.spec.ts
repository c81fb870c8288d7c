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

const cardOf = (page: Page, id: string) => canvasOf(page).locator(`[data-block="${id}"]`)
const actOf = (page: Page, id: string, name: string) => cardOf(page, id).getByRole('button', { name })
const repair = (page: Page) => page.getByRole('region', { name: 'Élément à réparer' })

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  if (isInTurn(0, 4))
    test('repairs and removes an element that cannot be shown, by the pointer and by keys', async ({ page, baseURL }) => {
      await openHome(page, ownSite(baseURL, 'reparer.localhost'))
      await actOf(page, 'perdu-un', 'Corriger').click()
      await expect(repair(page)).toBeFocused()
      await expect(repair(page)).toContainText('n’est pas connu de ce site')
      await expectAccessible(page)
      await expectNoOverflow(page)
      await actOf(page, 'perdu-deux', 'Corriger').focus()
      await page.keyboard.press('Enter')
      await expect(repair(page)).toBeFocused()
      await expect(repair(page).getByRole('textbox')).toHaveValue(/Parcelle deux/)
      await actOf(page, 'perdu-trois', 'Supprimer').focus()
      await page.keyboard.press('Space')
      await expect(cardOf(page, 'perdu-trois')).toHaveCount(0)
      await actOf(page, 'perdu-deux', 'Supprimer').click()
      await expect(cardOf(page, 'perdu-deux')).toHaveCount(0)
      await undoAll(page)
      await expect(cardOf(page, 'perdu-trois')).toBeVisible()
      await expect(saved(page)).toBeVisible()
    })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  if (isInTurn(3, 4))
    test('leads from a card on the page to its acts in the sheet, by a finger', async ({ page, baseURL }) => {
      await openHome(page, ownSite(baseURL, 'reparer-doigt.localhost'))
      await actOf(page, 'perdu-un', 'Corriger').tap()
      await expect(repair(page)).toBeFocused()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Fermer' }).first().tap()
      await actOf(page, 'perdu-un', 'Supprimer').tap()
      await expect(cardOf(page, 'perdu-un')).toHaveCount(0)
      await undoAll(page)
      await expect(cardOf(page, 'perdu-un')).toBeVisible()
      await expect(saved(page)).toBeVisible()
    })
})

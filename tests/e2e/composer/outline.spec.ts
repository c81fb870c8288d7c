import type { Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { canvasReady, countAtRest, turnLettersOn, undoAll } from './desk.ts'

const rows = (page: Page) => page.getByRole('treegrid').getByRole('row')

test.describe('the outline at a desk', () => {
  // A change of the colour scheme fades in: axe would read colours on their way.
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('is named, locked, folded and selected by keys, accessibly', async ({ page, baseURL, complaints }) => {
    complaints.allow(/Failed to load resource/)
    const origin = ownSite(baseURL, 'plan.localhost')
    await signInAs(page, origin, 'administration')
    await turnLettersOn(page)
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    await canvasReady(page)
    const all = await countAtRest(rows(page))

    // A name is written in its row, and the grid has the keys again.
    await rows(page).first().click()
    await page.keyboard.press('F2')
    const name = rows(page).first().getByRole('textbox')
    await expect(name).toBeFocused()
    await expectAccessible(page, { frames: false })
    await name.fill('Ouverture')
    await page.keyboard.press('Enter')
    await expect(rows(page).first()).toHaveText(/^Ouverture/)
    await expect(page.getByRole('complementary').getByRole('heading', { name: 'Ouverture' })).toBeVisible()
    await expect(page.getByRole('treegrid')).toBeFocused()
    await page.keyboard.press('l')
    await expect(rows(page).first()).toHaveText(/verrouillé/)

    await page.getByRole('button', { name: 'Tout replier dans le plan' }).click()
    await expect(rows(page)).not.toHaveCount(all)
    await page.keyboard.press('Shift+p')
    await expect(rows(page)).toHaveCount(all)

    // Several rows are selected together, and acts apply to all of them.
    await page.getByRole('treegrid').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('heading', { name: '3 éléments choisis' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, { frames: false })
    }
    await expectNoOverflow(page)
    await undoAll(page)
  })
})

import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { expectTargets } from '#tests/e2e/checks/check-targets.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

for (const { width, height, host } of inTurn(4, [
  { width: 360, height: 740, host: 'loi-doigt.localhost' },
  { width: 1280, height: 800, host: 'loi.localhost' },
] as const)) {
  test.describe(`external services at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width === 360, isMobile: width === 360 })
    test.beforeEach(({ page }) => withoutPictures(page))

    test('a service is refused beside its field, switched on, and taken back', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, host)
      await signInAs(page, origin, 'gerance')
      await page.goto(`${origin}/admin/reglages/applications`)
      await page.getByRole('button', { name: 'Plausible' }).waitFor()
      await expectTargets(page)
      await page.getByRole('button', { name: 'Plausible' }).click()
      const domain = page.getByLabel('Domaine déclaré chez Plausible')
      await domain.fill('pas un domaine')
      await page.getByRole('button', { name: 'Mettre en marche' }).click()
      await expect(page.getByText(/^Attendu/)).toBeVisible()
      await expectAccessible(page, { frames: false })
      await domain.fill('www.combes.example')
      await page.getByRole('button', { name: 'Mettre en marche' }).click()
      const undo = await holdUndo(page)
      await expect(page.getByText('Plausible est en marche.')).toBeVisible()
      await lookAtScreen(page)
      await undo()
      await expect(page.getByRole('button', { name: 'Mettre en marche' })).toBeVisible()
    })
  })
}

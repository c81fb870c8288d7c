import type { Locator } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { countActs } from '#tests/e2e/checks/count-acts.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { expectTargets } from '#tests/e2e/checks/check-targets.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

/** The most acts of giving a colleague access, as the owner of a site is promised. */
const MAX_ACTS = 5

for (const { width, height, host } of inTurn(6, [
  { width: 360, height: 740, host: 'equipe-doigt.localhost' },
  { width: 1280, height: 800, host: 'equipe.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width === 360
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
    const press = (target: Locator) => (isPhone ? target.tap() : target.click())
    test.beforeEach(({ page }) => withoutPictures(page))

    test('a colleague is invited in 5 acts', async ({ page, baseURL }) => {
      const origin = ownSite(baseURL, host)
      const counted = await countActs(page)
      await signInAs(page, origin, 'gerance')
      await page.goto(`${origin}/admin`)
      await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor()
      counted.restart()
      if (isPhone) {
        await press(page.getByRole('button', { name: 'Nouveau' }))
        await press(page.getByRole('menuitem', { name: 'Personne dans l’équipe' }))
      } else {
        await press(page.getByRole('navigation').getByRole('link', { name: 'Équipe' }))
        await press(page.getByRole('button', { name: /^Inviter/ }))
      }
      const form = page.getByRole('dialog', { name: 'Inviter dans l’équipe' })
      await expect(form.getByLabel('Adresse e-mail')).toBeFocused()
      await page.keyboard.type('julie.arnal@exemple.fr')
      await press(form.getByText('Rédaction', { exact: true }))
      await expect(form.getByRole('region', { name: 'Ce qu’elle verra' }).getByText('Médiathèque')).toBeAttached()
      await expectAccessible(page, { frames: false })
      await press(form.getByRole('button', { name: 'Envoyer l’invitation' }))
      await expect(page.getByText('L’invitation est partie à julie.arnal@exemple.fr.')).toBeVisible()
      expect(counted.acts.length, counted.acts.join(', ')).toBeLessThanOrEqual(MAX_ACTS)
      expect(counted.acts.length).toBeGreaterThan(0)
      await expect(page.getByRole('row', { name: /julie\.arnal@exemple\.fr/ })).toBeVisible()
      await lookAtScreen(page)
      await expectTargets(page)
      // The other screens about people: one width, and one scheme of colours, each.
      if (isPhone) return
      await page.emulateMedia({ colorScheme: 'dark' })
      await press(page.getByRole('link', { name: 'Qui peut quoi' }))
      await expect(page.getByRole('table', { name: 'Qui peut quoi' })).toBeVisible()
      await lookAtScreen(page)
      await press(page.getByRole('navigation').getByRole('link', { name: 'Membres' }))
      await press(page.locator('[data-row]').first())
      await expect(page.getByRole('heading', { name: 'Ses données' })).toBeVisible()
      await lookAtScreen(page)
      await page.goto(`${origin}/admin/equipe?inviter`)
      await press(form.getByText('Rédaction', { exact: true }))
      await press(form.getByRole('button', { name: 'Voir ce qu’elle verra' }))
      await expect(page.getByText('Vous voyez le panneau avec le profil «\u00a0Rédaction\u00a0»')).toBeVisible()
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Équipe' })).toHaveCount(0)
      await lookAtScreen(page)
      await page.keyboard.press('Escape')
      await expect(form.getByRole('radio', { name: 'Rédaction' })).toBeChecked()
    })
  })
}

import type { Locator } from '@playwright/test'
import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

const TYPE = 'DETAIL_PAGE_MARGIN_TOP_SMALL'

for (const { width, height, host } of inTurn(5, [
  { width: 360, height: 740, host: 'reglages-doigt.localhost' },
  { width: 1280, height: 800, host: 'reglages.localhost' },
] as const)) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width === 360
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
    const press = (target: Locator) => (isPhone ? target.tap() : target.click())
    test.beforeEach(({ page }) => withoutPictures(page))

    test('a setting is found, changed on the site, taken back and set to its default', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 422/)
      const origin = ownSite(baseURL, host)
      const seen = () =>
        page.evaluate(async (type) => {
          const answer = await fetch(`/api/parameter?type=${type}`)
          return ((await answer.json()) as { data: { value: unknown }[] }).data[0]?.value
        }, TYPE)
      await signInAs(page, origin, 'gerance')
      await page.goto(`${origin}/admin/reglages`)
      await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
      await expectAccessible(page, { frames: false })
      await lookAtScreen(page)
      await page.getByLabel('Chercher un réglage').fill('marge')
      await expect(page.getByText('1 réglage', { exact: true })).toBeVisible()
      await press(page.getByRole('link', { name: /Menu et pages/ }))
      await page.getByRole('heading', { level: 1, name: 'Menu et pages' }).waitFor()
      const before = await seen()
      const field = page.getByLabel('Marge au-dessus des pages sur petit écran', { exact: true })
      await field.fill('400000')
      await press(page.getByRole('button', { name: 'Enregistrer' }))
      await expect(page.getByRole('alert').getByText('Saisissez 400 ou moins.')).toBeVisible()
      await expectAccessible(page, { frames: false })
      await field.fill('41')
      await press(page.getByRole('button', { name: 'Enregistrer' }))
      const undo = await holdUndo(page, { press })
      await expect(page.getByText('Tout est enregistré.')).toBeVisible()
      await expect.poll(seen).toBe(41)
      await lookAtScreen(page)
      await undo()
      await expect.poll(seen).toBe(before)
      // The form takes the value that is back when the server has answered.
      await expect(field).not.toHaveValue('41')
      await field.fill('42')
      await press(page.getByRole('button', { name: /^Revenir au défaut.*petit écran/ }))
      await expect(field).toHaveValue('')
      await press(page.getByRole('button', { name: 'Enregistrer' }))
      await expect.poll(seen).toBe(28)
    })
  })
}

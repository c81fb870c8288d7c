import { holdUndo } from '#tests/e2e/admin/hold-undo.ts'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { withoutPictures } from './without-pictures.ts'

for (const { width, height, host } of inTurn(0, [
  { width: 360, height: 740, host: 'adresses-doigt.localhost' },
  { width: 1280, height: 800, host: 'adresses.localhost' },
] as const)) {
  test.describe(`addresses at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    test.beforeEach(({ page }) => withoutPictures(page))

    test('a missing address is redirected, answers, and is taken back', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 4(?:04|22)/)
      const origin = ownSite(baseURL, host)
      const lost = '/contactez-nous.html'
      await page.goto(origin + lost)
      await signInAs(page, origin, 'gerance')
      const redirect = page.getByRole('button', { name: `Rediriger ${lost}` })
      // The count is written a second after the visit at most.
      await expect(async () => {
        await page.goto(`${origin}/admin/reglages/adresses`)
        await expect(redirect).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expectAccessible(page, { frames: false })
      await lookAtScreen(page)
      await redirect.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Adresse demandée')).toHaveValue(lost)
      const to = dialog.getByLabel('Page où elle mène')
      await expect(to).toHaveValue('/contact')
      await to.fill('https://ailleurs.example/')
      await dialog.getByRole('button', { name: 'Rediriger' }).click()
      await expect(dialog.getByText(/celle d’un autre site/)).toBeVisible()
      await expectAccessible(page, { frames: false })
      await lookAtScreen(page)
      await to.fill('/contact')
      await dialog.getByRole('button', { name: 'Rediriger' }).click()
      const undo = await holdUndo(page)
      await expect(page.getByText(`${lost} mène à /contact.`)).toBeVisible()
      await expect(page.getByRole('table', { name: 'Redirections' }).getByText(lost)).toBeVisible()
      const led = () => page.evaluate(async (path) => new URL((await fetch(path)).url).pathname, lost)
      expect(await led()).toBe('/contact')
      await undo()
      await expect(redirect).toBeVisible()
      expect(await led()).toBe(lost)
    })
  })
}

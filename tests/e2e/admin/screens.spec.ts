import type { Page } from '@playwright/test'
import { openAndLeave } from '#tests/e2e/checks/check-keys.ts'
import { lookAtMenu, lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { openPages, signInAs } from './open-panel.ts'
import { withoutPictures } from './without-pictures.ts'

/** The menu is a sheet from below, as wide as the phone. */
async function lookAtSheet(page: Page): Promise<void> {
  await lookAtMenu(page)
  const box = await page.getByRole('menu').boundingBox()
  expect({ left: box?.x, width: box?.width, bottom: (box?.y ?? 0) + (box?.height ?? 0) }).toEqual({ left: 0, width: 360, bottom: 740 })
}

for (const { colorScheme, host } of inTurn(0, [
  { colorScheme: 'light', host: 'ecrans-clair.localhost' },
  { colorScheme: 'dark', host: 'ecrans-sombre.localhost' },
] as const)) {
  test.describe(`at 360 px, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, hasTouch: true, isMobile: true })

    test('each screen of the panel is accessible, fits, takes keys, and gives the focus back', async ({ page, baseURL, complaints }) => {
      complaints.allow(/status of 401|Failed to load resource/)
      const origin = ownSite(baseURL, host)
      await withoutPictures(page)
      await openPages(page, origin, '?q=contact')
      await lookAtScreen(page)
      for (const name of [/^Langue/, /^État/, /^Actions pour/, /^Plus$/]) {
        const opener = page.getByRole('button', { name }).first()
        await openAndLeave(page, { opener, sign: page.getByRole('menu'), look: () => lookAtSheet(page) })
      }
      await openAndLeave(page, {
        opener: page.getByRole('button', { name: 'Nouvelle page' }).first(),
        sign: page.getByRole('dialog', { name: 'Nouvelle page' }),
        look: () => lookAtScreen(page),
      })
      // It is printed in the light colours, without its buttons.
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
      await expect(page.getByRole('button', { name: 'Nouvelle page' })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('searchbox').fill('rien de tel ici')
      await expect(page.getByRole('heading', { name: 'Aucune page ne correspond' })).toBeVisible()
      await lookAtScreen(page)
      await page.context().clearCookies()
      await page.getByRole('searchbox').fill('millesimes')
      await expect(page.getByRole('dialog')).toBeVisible()
      await lookAtScreen(page)
      // Screens that show no list.
      await signInAs(page, origin, 'administration')
      await page.goto(`${origin}/admin/nulle-part`)
      await expect(page.getByRole('heading', { name: 'Cette adresse ne mène à rien' })).toBeVisible()
      await lookAtScreen(page)
      await page.route('**/api/admin/page?*', (route) => route.abort())
      await page.goto(`${origin}/admin/pages`)
      await expect(page.getByRole('heading', { name: 'La liste n’est pas arrivée' })).toBeVisible()
      await lookAtScreen(page)
    })
  })
}

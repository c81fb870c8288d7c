import type { Locator, Page } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectFocusSeen } from '#tests/e2e/checks/check-controls.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { lookAtScreen } from '#tests/e2e/checks/look-at-screen.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { canvasReady } from './desk.ts'
import { lookAtPhone } from './walk-phone.ts'

/** The dialog or the sheet on top; one that closes fades out first. */
const onTop = (page: Page): Locator => page.getByRole('dialog').last()

async function look(page: Page): Promise<void> {
  await expectAccessible(page, { frames: false })
  await expectNoOverflow(page)
}

/** Opens the home page of the site in the composer, by an address whose draft does not come at first. */
async function openUnreachable(page: Page, origin: string): Promise<void> {
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  const address = await page.getByRole('link', { name: 'Modifier', exact: true }).getAttribute('href')
  await page.route('**/api/admin/draft/**', (route) => route.abort())
  await page.goto(new URL(address ?? '', origin).href)
}

// Each walk leaves a draft that is not published: none finds that of another one.
const hosts = {
  light: { wide: 'regards-clair.localhost', phone: 'petit-clair.localhost' },
  dark: { wide: 'regards-sombre.localhost', phone: 'petit-sombre.localhost' },
} as const

/** One screen in one colour a turn. */
const walks = inTurn(0, ['wide light', 'phone dark', 'wide dark', 'phone light'] as const)
const colours = ['light', 'dark'] as const

for (const colorScheme of colours.filter((colour) => walks.includes(`wide ${colour}`))) {
  test.describe(`at 1440 px, ${colorScheme}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, colorScheme })

    test('each screen of the composer is accessible, fits, and gives the focus back', async ({ page, baseURL, complaints }) => {
      complaints.allow(/Failed to load resource|status of 40[01]|status of 422/)
      await openUnreachable(page, ownSite(baseURL, hosts[colorScheme].wide))
      await expect(page.getByRole('heading', { level: 1, name: 'La page ne s’est pas ouverte' })).toBeVisible()
      await expect(page.getByText(/^Le serveur ne répond pas/)).toBeVisible()
      await look(page)
      await page.unroute('**/api/admin/draft/**')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await canvasReady(page)
      // The page itself.
      await expect(page.getByLabel('Titre de la page')).toBeVisible()
      await look(page)
      await page.getByRole('tab', { name: 'Historique' }).click()
      await expect(page.getByRole('list', { name: 'Historique' })).toBeVisible()
      await look(page)
      // An element with its fields.
      await page.frameLocator('iframe[data-state]').locator('h1').click()
      const choose = page.getByRole('button', { name: 'Choisir une image' })
      await expect(choose).toBeVisible()
      await look(page)
      // Rings are shown once a key has moved the focus.
      await choose.focus()
      await page.keyboard.press('Shift+Tab')
      await expectFocusSeen(page)
      // The library.
      await choose.click()
      await expect(onTop(page).getByRole('searchbox')).toBeFocused()
      await look(page)
      await page.keyboard.press('Escape')
      await expect(choose).toBeFocused()
      // A refusal, and its field.
      const title = page.getByLabel('Titre', { exact: true })
      await title.fill('')
      await page.getByRole('button', { name: 'Publier' }).click()
      await expect(page.getByRole('heading', { name: 'Empêchent de publier' })).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Corriger' }).first().click()
      await expect(title).toBeFocused()
      await expect(title).toHaveAttribute('aria-invalid', 'true')
      await look(page)
    })
  })
}

for (const colorScheme of colours.filter((colour) => walks.includes(`phone ${colour}`))) {
  test.describe(`at 360 px, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, hasTouch: true, isMobile: true })

    test('each screen of the composer is accessible, fits, takes keys, and gives the focus back', async ({ page, baseURL, complaints }) => {
      complaints.allow(/Failed to load resource|status of 40[01]|status of 422/)
      await openUnreachable(page, ownSite(baseURL, hosts[colorScheme].phone))
      await expect(page.getByRole('heading', { level: 1, name: 'La page ne s’est pas ouverte' })).toBeVisible()
      await lookAtScreen(page)
      await page.unroute('**/api/admin/draft/**')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await canvasReady(page)
      await lookAtPhone(page)
    })
  })
}

import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'
import { canvasOf, canvasReady } from './desk.ts'

const picture = fileURLToPath(new URL('../../../server/seeds/pictures/bureau.svg', import.meta.url))
test.use({ viewport: { width: 1440, height: 900 } })

/** Chooses a picture for the head of the home page, whose way to the library is held. */
async function choosePicture(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route('**/api/admin/media', (route) => (route.request().method() === 'POST' ? void held.push(route) : route.fallback()))
  await canvasOf(page).locator('h1').click()
  const dialog = page.getByRole('dialog', { name: 'Choisir une image' })
  // Advice that arrives above the button while it is pressed moves it away.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Choisir une image' }).click({ timeout: 5000 })
    await dialog.locator('input[type=file]').setInputFiles(picture, { timeout: 5000 })
    await expect.poll(() => held.length, { timeout: 5000 }).toBe(1)
  }).toPass()
  return held
}

if (isInTurn(3, 4))
  test('asks before the composer is left or loaded again while a picture is on its way', async ({ page, baseURL }) => {
    const origin = ownSite(baseURL, 'partir.localhost')
    await signInAs(page, origin, 'administration-page')
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: 'Modifier', exact: true }).click()
    await canvasReady(page)
    const [sent] = await choosePicture(page)
    const question = page.getByRole('dialog', { name: 'Des fichiers ne sont pas encore envoyés' })
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    await expect(question).toContainText('1 fichier est en cours d’envoi')
    await expect(question.getByRole('button', { name: 'Rester ici' })).toBeFocused()
    await expectAccessible(page, { frames: false })
    await expectNoOverflow(page)
    await question.getByRole('button', { name: 'Rester ici' }).click()

    // The browser asks by itself before the page is loaded again.
    const asked = page.waitForEvent('dialog')
    const reload = page.evaluate(() => location.reload())
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await reload

    // Once the picture is there, nothing is asked.
    await sent?.continue()
    await expect(page.getByRole('list', { name: 'Images en cours d’envoi' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/admin/pages`)
    await expect(question).toHaveCount(0)
  })

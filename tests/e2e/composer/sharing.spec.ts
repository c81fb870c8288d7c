import { signInAs } from '#tests/e2e/admin/open-panel.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { ownSite } from '#tests/e2e/sites/own-sites.ts'
import { canvasOf, canvasReady, saved } from './desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('shares a draft by a link and a QR code, and shows nothing once it is revoked', async ({ page, browser, baseURL }) => {
  const origin = ownSite(baseURL, 'partager.localhost')
  await signInAs(page, origin, 'administration')
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await canvasReady(page)
  await canvasOf(page).locator('h1').click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Pas encore public')
  await expect(saved(page)).toBeVisible()

  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Montrer ce brouillon' })
  await expect(dialog.getByText('Aucun lien en cours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Créer un lien' }).click()
  const address = dialog.getByLabel('Adresse du lien')
  await expect(address).toHaveValue(/\/voir\/[A-Za-z0-9_-]{43}$/)
  await expect(dialog.getByRole('img', { name: 'Le lien, à lire avec un téléphone' })).toBeVisible()
  await expect(dialog.getByText('1 lien en cours')).toBeVisible()
  await expectAccessible(page, { frames: false })
  const path = new URL(await address.inputValue()).pathname

  // The address is there again when the dialog is opened again.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  await expect(address).toHaveValue(new RegExp(`${path}$`))

  const reader = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const shared = await reader.newPage()
  await shared.goto(`${origin}${path}`)
  await expect(shared.getByRole('heading', { name: 'Pas encore public' })).toBeVisible()
  await expect(shared.getByText(/^Brouillon partagé par .+, jusqu’au/)).toBeVisible()
  await expectNoOverflow(shared)

  // A form that is put into the page is not sent, and no script of the page runs.
  const sent: string[] = []
  shared.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  expect(await shared.locator('script').count()).toBe(0)
  await shared.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/message' })
    document.body.append(form)
    form.submit()
  })
  await expect(shared.getByRole('heading', { name: 'Pas encore public' })).toBeVisible()
  expect(sent).toEqual([])

  await dialog.getByRole('switch', { name: 'Demander un mot de passe' }).click()
  await dialog.getByLabel('Mot de passe du lien').fill('sous le figuier')
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Changer le mot de passe' })).toBeVisible()
  await shared.goto(`${origin}${path}`)
  await expect(shared.getByText('Pas encore public')).toHaveCount(0)
  await expectAccessible(shared)
  await expectNoOverflow(shared)
  await shared.getByLabel('Mot de passe').fill('sous le figuier')
  await shared.getByRole('button', { name: 'Voir la page' }).click()
  await expect(shared.getByRole('heading', { name: 'Pas encore public' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Retirer' }).click()
  await expect(dialog.getByText('Aucun lien en cours')).toBeVisible()
  expect((await shared.goto(`${origin}${path}`))?.status()).toBe(404)
  await expect(shared.getByText('Pas encore public')).toHaveCount(0)
  await reader.close()
})

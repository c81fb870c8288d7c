import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { waitAsPerson } from '#tests/e2e/page/be-human.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'
import { whenQuiet } from '#tests/e2e/page/when-quiet.ts'

const FORMS = [
  { path: '/contact', button: 'Envoyer le message', sent: /envoyé|reçu/i, more: { 'Votre message': 'Une question sur un siège.' } },
  { path: '/lettre', button: 'M’abonner', sent: /Plus qu’un geste/, more: {} },
] as const

for (const { path, button, sent, more } of inTurn(1, FORMS)) {
  test(`an error and a success on ${path} are shown in place and in the title after one sending`, async ({ page, complaints }) => {
    complaints.allow(/status of 422/)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && request.url().endsWith(path) && posts.push(request.url()))
    await page.goto(path)
    await wakeApp(page)
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''))
    const title = await page.title()
    await waitAsPerson(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    expect([await page.title(), posts.length]).toEqual([`Erreur\u00a0: ${title}`, 1])
    await expectAccessible(page)
    await page.getByLabel('Adresse e-mail').fill(`place-${path.slice(1)}@visite.example`)
    for (const [label, words] of Object.entries(more)) await page.getByLabel(label).fill(words)
    for (const box of await page.locator('main form input[type=checkbox]').all()) await box.check()
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeFocused()
    expect([await page.title(), posts.length]).toEqual([title, 2])
    await expect(page.locator('html[data-same]')).toHaveCount(1)
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '')
  })
}

/** The words and views of the forms, which the test holds back. */
const HELD = /\/assets\/(?:fr|View|map-href)-/

for (const missing of inTurn(0, ['the whole app', 'its words and views'] as const)) {
  test(`a message sent offline before ${missing} has loaded keeps its words, and is sent once online`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
    await page.setViewportSize({ width: 390, height: 844 })
    const hasApp = missing === 'its words and views'
    if (hasApp) await page.route(HELD, () => undefined)
    await page.goto('/contact')
    const words = hasApp ? page.waitForRequest(/\/assets\/fr-/) : null
    if (!hasApp) await context.setOffline(true)
    const message = page.getByLabel('Votre message')
    await page.getByLabel('Adresse e-mail').fill(`coupure-${missing.length}@visite.example`)
    await message.fill('Une question sur un siège.')
    await words
    // The rest of the app has come before the line is cut.
    if (hasApp) await whenQuiet(page, HELD)
    await context.setOffline(true)
    await waitAsPerson(page)
    const send = page.getByRole('button', { name: 'Envoyer le message' })
    await send.click()
    await expect(page.getByText('Le serveur ne répond pas', { exact: false })).toBeVisible()
    await expect(message).toHaveValue('Une question sur un siège.')
    await expect(page).toHaveURL(/\/contact$/)
    await context.setOffline(false)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: /envoyé|reçu/i })).toBeVisible()
    await expect(page.getByText('Le serveur ne répond pas', { exact: false })).toBeHidden()
  })
}

if (isInTurn(0))
  test('a registration sent offline shows that in place of its errors until it is sent again', async ({ page, context, complaints }) => {
    complaints.allow(/status of 422|ERR_INTERNET_DISCONNECTED/)
    await page.clock.install()
    await page.goto('/evenements/webinaire-fiscalite-sasu')
    await wakeApp(page)
    const form = page.locator('main form').filter({ has: page.locator('input[name=email]') })
    const send = form.getByRole('button')
    const failure = form.getByRole('alert')
    await form.getByLabel('Prénom').fill('Camille')
    await form.getByLabel('Nom', { exact: true }).fill('Roux')
    await waitAsPerson(page)
    await send.click()
    await expect(failure).toContainText('Vérifiez les champs signalés.')
    await form.getByLabel('Adresse e-mail').fill('coupure-inscription@visite.example')
    await whenQuiet(page)
    await context.setOffline(true)
    await send.click()
    await expect(failure).toBeFocused()
    // Longer than any passing notice is shown.
    await page.clock.fastForward(60_000)
    await expect(failure).toHaveText(/^Le serveur ne répond pas/)
    await expect(failure).toBeFocused()
    await expect(form.getByLabel('Adresse e-mail')).toHaveValue('coupure-inscription@visite.example')
    await expectAccessible(page)
    await context.setOffline(false)
    await send.click()
    await expect(page.locator('main').getByRole('status')).toBeFocused()
    await expect(page.getByText('Le serveur ne répond pas')).toBeHidden()
    await expect(page).not.toHaveTitle(/^Erreur/)
  })

if (isInTurn(1))
  test('a form with a machine of its own tells a refusal in the title, until it is mended', async ({ page }) => {
    await page.goto('/devis')
    const title = await page.title()
    const next = page.locator('main form').getByRole('button', { name: /Continuer|Suivant/ })
    await next.first().click()
    await expect(page.locator('main form [role=alert]').first()).toBeVisible()
    await expect(page).toHaveTitle(`Erreur\u00a0: ${title}`)
    await page.goto('/contact')
    await expect(page).not.toHaveTitle(/^Erreur/)
  })

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of a form that was refused says so first in its title', async ({ page, complaints }) => {
    complaints.allow(/status of 422/)
    await page.goto('/contact')
    const title = await page.title()
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page).toHaveTitle(`Erreur\u00a0: ${title}`)
  })
})

import { request as requests, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { signIn } from '#tests/e2e/journeys/account-journey.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { journeyEmail, journeyPassword, type JourneyName } from '#tests/e2e/journeys/journey-members.ts'
import { cellar, WIDTHS } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

const OPEN = ['/mes-donnees', '/lettre', '/lettre/confirmation/jeton', '/lettre/desinscription/jeton', '/compte/ferme']
const OWN = ['/compte', '/compte/securite', '/compte/donnees']
const ENGLISH = ['/en/account', '/en/account/security', '/en/account/data', '/en/my-data', '/en/newsletter', '/en/account/closed']

/** Opens a session on another host of the server, which only the browser's own resolver knows. */
async function signInAt(page: Page, { base, origin }: { base: string; origin: string }, name: JourneyName): Promise<void> {
  const headers = { host: new URL(origin).host, origin }
  const data = { email: journeyEmail(name), password: journeyPassword }
  expect((await page.request.post(`${base}/api/login`, { data, headers })).status()).toBe(200)
  const cookies = await page.context().cookies(base)
  await page.context().addCookies(cookies.map(({ name: cookie, value }) => ({ name: cookie, value, url: origin })))
}

for (const width of inTurn(0, WIDTHS)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    const expectReadable = async (page: Page, paths: readonly string[], origin: string) => {
      for (const path of paths) {
        const response = await page.goto(origin + path)
        expect(response?.status(), path).toBe(200)
        expect(new URL(page.url()).pathname).toBe(path)
        await expect(page.locator('h1')).toHaveCount(1)
        await expectAccessible(page)
        await page.setViewportSize({ width: width === 390 ? 320 : width, height: 900 })
        await expectNoOverflow(page)
        await page.setViewportSize({ width, height: 900 })
      }
    }

    test('pages about one’s data and newsletters read well', async ({ page, baseURL }) => {
      await expectReadable(page, OPEN, baseURL ?? '')
    })

    test('pages of the member area read well, and are not cached', async ({ page, baseURL }) => {
      const origin = baseURL ?? ''
      expect(await signIn({ page, origin }, journeyEmail('ecrans'))).toBe(200)
      await expectReadable(page, OWN, origin)
      for (const path of OWN) expect((await page.request.get(origin + path)).headers()['cache-control']).toBe('no-store')
    })

    test('they are there in English, under words of their own', async ({ page, baseURL }) => {
      const origin = cellar(baseURL)
      await signInAt(page, { base: baseURL ?? '', origin }, 'anglais')
      await expectReadable(page, ENGLISH, origin)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    })
  })
}

if (isInTurn(0, 5))
  test('who is not signed in is asked to, and comes back to the page', async ({ page }) => {
    await page.goto('/compte/donnees')
    await expect(page).toHaveURL(/\/auth\?target=%2Fcompte%2Fdonnees$/)
  })

if (isInTurn(1, 5))
  test('signing out is a form of the area’s navigation', async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    await signIn({ page, origin }, journeyEmail('ecrans'))
    await page.goto('/compte')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL((url) => doneAddress(url.href) === `${origin}/auth?done=user.logout`)
    await expect(page.getByRole('status').filter({ hasText: 'Votre session est fermée' })).toBeFocused()
    await page.goto('/compte')
    await expect(page).toHaveURL(/\/auth\?target=/)
  })

if (isInTurn(2, 5))
  test('an administrator turns codes on by QR code or secret, saves recovery codes, turns all off', async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 422/)
    const origin = baseURL ?? ''
    await signIn({ page, origin }, journeyEmail('code'))
    await page.goto('/compte/securite')
    await page.getByRole('button', { name: 'Ajouter une application' }).click()
    await expect(page.getByRole('img', { name: /Carré à photographier/ })).toBeVisible()
    await expectAccessible(page)
    const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await page.getByLabel('Code à six chiffres').fill('000000')
    await page.getByRole('button', { name: 'Activer le code' }).click()
    await expect(page.getByLabel('Code à six chiffres')).toBeFocused()
    await page.getByLabel('Code à six chiffres').fill(code())
    await page.getByRole('button', { name: 'Activer le code' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'dix codes de secours' })).toBeFocused()
    const recovery = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')
    await expect(recovery).toHaveCount(10)
    const spare = await recovery.first().innerText()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Je les ai notés' }).click()
    await expect(recovery).toHaveCount(0)
    await expect(page.getByText('Un code est demandé à chaque connexion.')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Désactiver le code' }).click()
    await page.getByLabel('Code à six chiffres ou code de secours').fill(spare)
    await page.getByRole('button', { name: 'Désactiver le code' }).click()
    await expect(page.getByText('Aucun code ne sera plus demandé')).toBeVisible()
  })

test('a visitor asks about their data without an account', async ({ page }) => {
  await page.goto('/mes-donnees')
  await page.getByLabel('Savoir ce que vous avez sur moi').check()
  await page.getByLabel('Adresse e-mail').fill('visite@visite.example')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Votre demande est enregistrée' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Référence' })).toContainText(/DP-\d{4}-\d{4}/)
  await expectAccessible(page)
})

if (isInTurn(3, 5))
  test('on paper the forms stay legible, and the buttons stay away', async ({ page }) => {
    await page.goto('/mes-donnees')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeHidden()
  })

if (isInTurn(4, 5))
  test('a form that the app brings without a new document works as the server’s own', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/domiciliation-commerciale')
    await wakeApp(page, 'pointerdown')
    await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true))
    await page.locator('footer a[href="/lettre"]').click()
    await expect(page).toHaveURL(/\/lettre$/)
    await expect(page.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument') === true)).toBe(true)
    await page.getByLabel('Adresse e-mail').fill('sans-document@visite.example')
    await page.getByLabel('Les échéances du mois').check()
    await page.getByLabel(/^J’accepte de recevoir/).check()
    await page.getByRole('button', { name: 'M’abonner' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Plus qu’un geste' })).toBeFocused()
  })

if (isInTurn(5, 5))
  test('a request opened within the app waits for its author after the end of the session', async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    const email = journeyEmail('ecrans')
    await signIn({ page, origin }, email)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/domiciliation-commerciale')
    await wakeApp(page, 'pointerdown')
    await page.locator('footer a[href="/mes-donnees"]').click()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
    const elsewhere = await requests.newContext()
    expect((await elsewhere.post(`${origin}/api/logout`, { headers: { origin, authorization: token } })).status()).toBe(200)
    await elsewhere.dispose()
    await page.getByLabel('Savoir ce que vous avez sur moi').check()
    await page.getByLabel(/^Précisions/).fill('Que gardez-vous de mes commandes ?')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page).toHaveURL(/\/auth\?target=%2Fmes-donnees$/)
    await signIn({ page, origin }, email)
    await page.goto('/mes-donnees')
    await expect(page.getByLabel(/^Précisions/)).toHaveValue('Que gardez-vous de mes commandes ?')
  })

if (isInTurn(6, 5))
  test('an English reader’s account ends in English', async ({ page, baseURL }) => {
    const origin = cellar(baseURL)
    await signInAt(page, { base: baseURL ?? '', origin }, 'adieu')
    await page.goto(`${origin}/en/account/data`)
    await page.getByText('I want to delete my account').click()
    await page.getByLabel('Your password, to confirm').fill(journeyPassword)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(page).toHaveURL(`${origin}/en/account/closed`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Once the account is deleted')
    await expect(page.getByText('If you have just deleted your account, it is done')).toBeVisible()
  })

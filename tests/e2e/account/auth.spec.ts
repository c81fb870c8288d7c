import { Secret, TOTP } from 'otpauth'
import { inTurn, isInTurn, takeTurn } from '#tests/support/sampling.ts'
import { chooseOtherPassword, confirm, register, signIn, signOut } from '#tests/e2e/journeys/auth-journey.ts'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { byKeyboard, byKeyboardOnSmallScreen, describeWay, lookAt, onPhone, visit, withoutScripts } from '#tests/e2e/journeys/ways.ts'

for (const [number, way] of inTurn(1, [withoutScripts, onPhone, byKeyboard, byKeyboardOnSmallScreen]).entries()) {
  describeWay(way, () => {
    test('registering, confirming, signing out and in, choosing another password', async ({ page, complaints }) => {
      // A form that is refused comes back with 422, a call with 401 or 422, which a browser notes.
      complaints.allow(/status of (?:422|401)/)
      const newcomer = { ...visit(page, way), email: `nouvelle-${number}@essai.example` }
      await test.step('registering', () => register(newcomer))
      await test.step('confirming', () => confirm(newcomer))
      await test.step('signing out', () => signOut(newcomer))
      await test.step('signing in', () => signIn(newcomer))
      await test.step('signing out again', () => signOut(newcomer))
      await test.step('choosing another password', () => chooseOtherPassword(newcomer))
    })
  })
}

test.describe('with scripts off on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })

  test('the pages for registration, sign-in and password reset are accessible, and fit', async ({ page }) => {
    for (const path of ['/auth', '/password/reset/ask', '/password/reset/abc', '/auth/confirm/abc', '/auth/email/abc']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await lookAt(page, withoutScripts)
    }
  })
})

const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example', 'javascript:alert(1)']

for (const [number, scripts] of [true, false].entries()) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('an address that asks to go elsewhere after signing in leads home', async ({ page, baseURL }) => {
      for (const target of takeTurn([...elsewhere.slice(number), ...elsewhere.slice(0, number)], 3)) {
        await page.context().clearCookies()
        await page.goto(`/auth?target=${encodeURIComponent(target)}`)
        const form = page.locator('form').filter({ has: page.locator('[value="user.login"]') })
        await form.getByLabel('Adresse e-mail').fill(journeyEmail('cible'))
        await form.getByLabel('Mot de passe', { exact: true }).fill(journeyPassword)
        await form.getByRole('button', { name: 'Se connecter' }).click()
        await expect(page, target).toHaveURL(`${baseURL}/`)
      }
    })
  })
}

test('an administrator with a code is asked for it once the password is right', async ({ page, baseURL, playwright, complaints }) => {
  complaints.allow(/status of 401/)
  const email = journeyEmail('code-connexion')
  const device = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL ?? '' } })
  await device.post('/api/login', { data: { email, password: journeyPassword } })
  const started = (await (await device.post('/api/user/totp', { data: {} })).json()) as { data: { secret: string } }
  const totp = new TOTP({ secret: Secret.fromBase32(started.data.secret) })
  expect((await device.put('/api/user/totp', { data: { code: totp.generate() } })).status()).toBe(200)
  await device.dispose()

  await page.goto('/auth?target=%2Fcompte')
  const form = page.locator('form').filter({ has: page.locator('[value="user.login"]') })
  await form.getByLabel('Adresse e-mail').fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(journeyPassword)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  const code = form.getByLabel('Code de votre application')
  await expect(code).toBeFocused()
  await expect(form.getByLabel('Mot de passe', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await code.fill('000000')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(form.getByRole('alert')).toContainText('Ce code n’est pas le bon.')
  await expect(code).toBeFocused()
  // A code is worth one sign-in: the next one is that of the next half minute.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

if (isInTurn(0))
  test('the pages are there in English, and on a site for adults they ask for the date of birth', async ({ page, baseURL, complaints }) => {
    complaints.allow(/status of 422/)
    const origin = cellar(baseURL)
    await page.goto(`${origin}/en/auth`)
    const form = page.locator('form').filter({ has: page.locator('[value="user.register"]') })
    await expect(form.getByLabel(/Birth|birth/)).toBeVisible()
    await form.getByRole('button', { name: 'Open my account' }).click()
    await expect(form.getByRole('alert')).toContainText('Check the fields that are marked.')
    await expectAccessible(page)
    for (const path of [
      '/en/password/reset/ask',
      '/en/password/reset',
      '/en/password/reset/abc',
      '/en/auth/confirm/abc',
      '/en/auth/email/abc',
    ]) {
      const response = await page.goto(origin + path)
      expect([path, response?.status()]).toEqual([path, 200])
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      await expectAccessible(page)
    }
  })

if (isInTurn(1))
  test('the machine behind signing in is fetched with that page alone', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const isMachine = (path: string) => /\/assets\/auth-actor-/.test(path)
    await page.goto('/essai/onglets')
    await page.getByRole('tab', { name: 'Second' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible()
    expect(files.filter(isMachine)).toEqual([])
    const fetched = page.waitForRequest((request) => isMachine(new URL(request.url()).pathname))
    await page.goto('/auth')
    await fetched
  })

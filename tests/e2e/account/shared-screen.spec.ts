import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { signIn } from '#tests/e2e/journeys/account-journey.ts'
import { startCheckout, signIn as signInToShop } from '#tests/e2e/journeys/checkout-journey.ts'
import { pointer } from '#tests/e2e/page/hand.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { mailedPath } from '#tests/e2e/journeys/read-mails.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { wakeApp } from '#tests/e2e/page/wake-app.ts'

const OWN = ['/compte', '/compte/securite', '/compte/donnees']

test('what a member was shown is gone from the browser once they have left', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  const email = journeyEmail('ecrans')
  await signIn({ page, origin }, email)
  for (const path of OWN) await page.goto(path)
  await page.goto('/compte')
  await expect(page.locator('main')).toContainText(email)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL((url) => doneAddress(url.href) === `${origin}/auth?done=user.logout`)
  expect(await page.content()).not.toContain(email)
  // The next person at the same screen goes back.
  for (let step = 0; step < 2; step += 1) {
    await page.goBack()
    await expect(page).toHaveURL(/\/auth\?target=/)
    expect(await page.content()).not.toContain(email)
  }
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name, value }) => ['token', 'idSite'].includes(name) && value !== '')).toEqual([])
})

if (isInTurn(0, 5))
  test('a browser keeps nothing of a member but the session', async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    await signIn({ page, origin }, journeyEmail('ecrans'))
    for (const path of ['/', '/compte', '/blog']) {
      await page.goto(path)
      await wakeApp(page)
    }
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]))
    expect(kept).not.toMatch(/essai\.example|Camille|Roy|\+33639980012|06 39 98 00 12/)
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(kept).not.toContain(token?.value ?? 'no token')
  })

for (const leaves of inTurn(0, [true, false])) {
  const how = leaves ? 'have signed out' : 'are followed by another who signs in'
  test(`the cart of a member, their name and their address are gone from the browser once they ${how}`, async ({
    page,
    baseURL,
    context,
  }) => {
    const shop = cellar(baseURL)
    const carts = () =>
      page.evaluate(() =>
        JSON.stringify(
          [localStorage, sessionStorage].flatMap(Object.entries<string>).filter(([name]) => /\.cart\.(?!orderKey)/.test(name)),
        ),
      )
    await startCheckout({ page, hand: pointer, shop })
    await signInToShop({ page, hand: pointer, shop })
    await page.goto(`${shop}/commande`)
    await expect(page.getByText(/La Pioche/).first()).toBeVisible()
    await expect.poll(carts).toContain('.cart.member')
    // An order that was sent, and not answered.
    await page.evaluate(() => {
      sessionStorage.setItem('vitrine.38.cart.sent', '{"message":"5, rue des Lilas"}')
    })
    if (leaves) {
      await page.goto(`${shop}/compte`)
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await expect(page).toHaveURL(/\/auth/)
      expect(await carts()).toBe('[]')
      return
    }
    expect(await carts()).toContain('La Pioche')
    expect(await carts()).toContain('5, rue des Lilas')
    await context.clearCookies()
    await page.goto(`${shop}/auth`)
    await wakeApp(page)
    await page.getByLabel('Adresse e-mail').first().fill(journeyEmail('ecrans'))
    await page.getByLabel('Mot de passe').first().fill(journeyPassword)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).not.toHaveURL(/\/auth/)
    expect(await carts()).toBe('[]')
  })
}

if (isInTurn(1, 5))
  test('the cart of a member is not shown to another whose session was opened by a mailed link', async ({ page, baseURL, context }) => {
    const shop = cellar(baseURL)
    await startCheckout({ page, hand: pointer, shop })
    await signInToShop({ page, hand: pointer, shop })
    await page.goto(`${shop}/commande`)
    await expect(page.getByText(/La Pioche/).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.38.cart.member'))).not.toBeNull()
    await context.clearCookies()
    await signInToShop({ page, hand: pointer, shop }, 'ecrans')
    await page.goto(`${shop}/panier`)
    await expect(page.getByText('était celui d’un autre compte')).toBeVisible()
    await expect(page.getByText(/La Pioche/)).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /\.cart\.(?!orderKey)/.test(name)))).toEqual([])
  })

/** The page of a link that still opens an account: of a dead one there is nothing to type. */
async function confirmationPage(page: Page, origin: string): Promise<string> {
  const email = `ecrans-${randomUUID()}@essai.example`
  const data = { email, password: 'sept corbeaux sur un toit', firstname: 'Inès', lastname: 'Roy', useTermsAccepted: true }
  const answer = await page.request.post(`${origin}/api/register`, { data, headers: { origin } })
  expect(answer.status()).toBe(202)
  return mailedPath(email, /^\/auth\/confirm\//)
}

if (isInTurn(2, 5))
  test('a password field hides typed text, accepts pasted text, and is known to password managers', async ({ page, baseURL }) => {
    for (const path of ['/auth', await confirmationPage(page, baseURL ?? '')]) {
      await page.goto(path)
      const fields = page.locator('input[name*="assword"]')
      expect(await fields.count()).toBeGreaterThan(0)
      for (const field of await fields.all()) {
        await expect(field).toHaveAttribute('type', 'password')
        await expect(field).toHaveAttribute('autocomplete', /^(?:current|new)-password$/)
        const isTaken = await field.evaluate((element) => {
          const data = new DataTransfer()
          data.setData('text/plain', 'trois chats sous la lune')
          return element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
        })
        expect(isTaken).toBe(true)
        expect(await field.getAttribute('maxlength')).toBeNull()
      }
    }
  })

import type { APIRequestContext, Page } from '@playwright/test'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { mailedPath, mailedText } from '#tests/e2e/journeys/read-mails.ts'
import { expect, test } from '#tests/e2e/page/silent-test.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { byKeyboard, describeWay, onPhone, visit, ways } from '#tests/e2e/journeys/ways.ts'

const address = { firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 }

/** Orders three bottles as a program would; answers the number of the order and what opens it. */
async function placeOrder(
  request: APIRequestContext,
  base: string,
  email: string,
  token?: string,
): Promise<{ reference: string; accessToken: string }> {
  const headers = { host: new URL(cellar(base)).host, ...(token !== undefined && { authorization: token }) }
  const product = (await (await request.get(`${base}/api/product/combe-haute`, { headers })).json()) as {
    data: { declinations: { id: number }[] }
  }
  const answer = await request.post(`${base}/api/order`, {
    headers,
    data: {
      products: [{ id: product.data.declinations[0]?.id, quantity: 3 }],
      user: { email, phone: '06 39 98 00 12', firstname: 'Camille', lastname: 'Roy', birthdate: '1987-04-02' },
      address: { billing: address },
      delivery: { type: 'NO_DELIVERY' },
      payment: { method: 'TRANSFER' },
      saleTermsAccepted: true,
    },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { order: { reference: string; accessToken: string } } }).data.order
}

const footerLink = (page: Page) => page.locator('footer').getByRole('link', { name: 'Renoncer au contrat ici' })

for (const way of inTurn(1, ways)) {
  describeWay(way, () => {
    test('a guest withdraws in three screens from any page, gets a mail, and follows the order', async ({
      page,
      request,
      baseURL,
      complaints,
    }) => {
      complaints.allow(/status of 422/)
      const { hand, look } = visit(page, way, true)
      const base = baseURL ?? ''
      const email = `retractation-${way.width}-${String(way.scripts)}@visite.example`
      const { reference } = await placeOrder(request, base, email)

      await page.goto(`${cellar(base)}/contact`)
      await hand.press(footerLink(page))
      await expect(page).toHaveURL(/\/retractation$/)
      await look()
      await hand.press(page.getByRole('button', { name: 'Continuer' }))
      await expect(page.getByLabel('Numéro de commande')).toBeFocused()
      await look()
      await hand.fill(page.getByLabel('Numéro de commande'), reference)
      await hand.fill(page.getByLabel('Votre nom'), 'Camille Roy')
      await hand.fill(page.getByLabel('Adresse e-mail'), email)
      await hand.press(page.getByRole('button', { name: 'Continuer' }))
      await expect(page.getByText('la commande ci-dessous')).toBeVisible()
      await look()
      await hand.press(page.getByRole('button', { name: 'Confirmer la rétractation' }))
      const said = page.getByRole('status').filter({ hasText: 'Votre rétractation est enregistrée.' })
      await expect(said).toBeFocused()
      await expect(said.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
      await look()
      const ack = await mailedText(email, /Rétractation reçue/)
      expect(ack).toMatch(/à \d\d?\u00a0h\u00a0\d\d\u00a0min\u00a0\d\d\u00a0s \(heure de Paris\)/)
      expect(ack).toContain(reference)

      await hand.press(page.getByRole('link', { name: 'Suivre ma commande' }))
      await hand.fill(page.getByLabel('Numéro de commande'), reference)
      await hand.fill(page.getByLabel('Adresse e-mail'), email)
      await look()
      await hand.press(page.getByRole('button', { name: 'Recevoir le lien' }))
      await expect(page.getByRole('status').filter({ hasText: 'Regardez vos messages.' })).toBeFocused()
      const path = await mailedPath(email, new RegExp(`^/suivi-commande/${reference}/`))
      await page.goto(cellar(base) + path)
      await expect(page.getByRole('heading', { name: `Commande ${reference}` })).toBeVisible()
      await look()
    })
  })
}

if (isInTurn(0))
  test('the holder of an order’s link chooses units to withdraw, and sees them on it at once', async ({ page, request, baseURL }) => {
    const base = baseURL ?? ''
    const { reference, accessToken } = await placeOrder(request, base, 'partie@visite.example')
    await page.goto(`${cellar(base)}/suivi-commande/${reference}/${accessToken}`)
    await page.locator('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await expect(page).toHaveURL(new RegExp(`/retractation/${reference}/`))
    await page.getByLabel('À une partie de la commande').check()
    await page.getByLabel(/Combe Haute/).selectOption('2')
    await page.getByLabel('Votre nom').fill('Camille Roy')
    await page.getByLabel('Adresse e-mail').fill('partie@visite.example')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('2 × Combe Haute 2023')).toBeVisible()
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Votre rétractation est enregistrée.' })).toBeVisible()
    await page.goto(`${cellar(base)}/suivi-commande/${reference}/${accessToken}`)
    // Nothing of it was paid yet: the rest can still be.
    await expect(page.getByText('Votre rétractation est enregistrée. Rien n’a été payé')).toBeVisible()
    await expect(page.getByText('dont 2 unités auxquelles vous avez renoncé')).toBeVisible()
    await expect(page.getByText('IBAN', { exact: true })).toBeVisible()
  })

for (const way of inTurn(2, ways)) {
  describeWay(way, () => {
    test('a declaration that is reopened from its review has all typed values: a part stays a part', async ({ page, request, baseURL }) => {
      const { hand, look } = visit(page, way, true)
      const base = baseURL ?? ''
      const email = `modifie-${way.width}-${String(way.scripts)}@visite.example`
      const { reference, accessToken } = await placeOrder(request, base, email)
      await page.goto(`${cellar(base)}/retractation/${reference}/${accessToken}`)
      const quantity = page.getByLabel(/Combe Haute/)
      const proceed = () => hand.press(page.getByRole('button', { name: 'Continuer' }))
      await hand.choose(page.getByLabel('À une partie de la commande'))
      await quantity.selectOption('2')
      await hand.fill(page.getByLabel('Votre nom'), 'Camille Roy')
      await hand.fill(page.getByLabel('Adresse e-mail'), email)
      await proceed()
      await expect(page.getByText('2 × Combe Haute 2023')).toBeVisible()
      await look()
      await hand.press(page.getByRole('button', { name: 'Modifier la déclaration' }))
      await expect(page.getByLabel('À une partie de la commande')).toBeChecked()
      await expect(quantity).toHaveValue('2')
      await expect(page.getByLabel('Votre nom')).toHaveValue('Camille Roy')
      await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
      expect(page.url()).not.toContain('Camille')
      await look()
      await quantity.selectOption('1')
      await proceed()
      await expect(page.getByText('1 × Combe Haute 2023')).toBeVisible()
      await hand.press(page.getByRole('button', { name: 'Confirmer la rétractation' }))
      await expect(page.getByRole('status').filter({ hasText: 'Votre rétractation est enregistrée.' })).toBeFocused()
      const ack = await mailedText(email, /Rétractation reçue/)
      expect([ack.includes('1 × Combe Haute 2023'), ack.includes('toute la commande')]).toEqual([true, false])
    })
  })
}

for (const way of inTurn(0, [onPhone, byKeyboard])) {
  describeWay(way, () => {
    test('a withdrawal in words is confirmed as under examination, and holds the order meanwhile', async ({
      page,
      request,
      baseURL,
      complaints,
    }) => {
      complaints.allow(/status of 422/)
      const { hand, look } = visit(page, way, true)
      const base = baseURL ?? ''
      const email = `mots-${way.width}@visite.example`
      const { reference, accessToken } = await placeOrder(request, base, email)
      const words = 'Je renonce à une bouteille, la plus ancienne.'
      await page.goto(`${cellar(base)}/retractation/${reference}/${accessToken}`)
      await hand.choose(page.getByLabel('En vos mots', { exact: true }))
      await hand.fill(page.getByLabel('Votre nom'), 'Camille Roy')
      await hand.fill(page.getByLabel('Adresse e-mail'), email)
      await hand.press(page.getByRole('button', { name: 'Continuer' }))
      const field = page.getByLabel('Ce à quoi vous renoncez')
      await expect(field).toBeFocused()
      await look()
      await hand.fill(field, words)
      await hand.press(page.getByRole('button', { name: 'Continuer' }))
      await expect(page.getByText(words)).toBeVisible()
      await look()
      await hand.press(page.getByRole('button', { name: 'Confirmer la rétractation' }))
      await expect(page.getByRole('status').filter({ hasText: 'Votre rétractation est enregistrée.' })).toBeFocused()
      expect(await mailedText(email, /Rétractation reçue/)).toContain(words)
      await page.goto(`${cellar(base)}/suivi-commande/${reference}/${accessToken}`)
      await expect(page.getByText('Nous lisons ce que vous avez écrit')).toBeVisible()
      await look()
    })
  })
}

if (isInTurn(1))
  test('a member finds the orders of the account, each with the way to withdraw', async ({ page, request, baseURL }) => {
    const base = baseURL ?? ''
    const origin = cellar(base)
    const email = journeyEmail('petit')
    const login = await request.post(`${base}/api/login`, {
      data: { email, password: journeyPassword },
      headers: { host: new URL(origin).host },
    })
    const { token } = ((await login.json()) as { data: { token: string } }).data
    await page.context().addCookies([{ name: 'token', value: token, url: origin }])
    await page.goto(`${origin}/compte/commandes`)
    await expect(page.getByText('Vous n’avez encore rien commandé avec ce compte.')).toBeVisible()
    const { reference } = await placeOrder(request, base, email, token)
    await page.goto(`${origin}/compte`)
    await page.getByRole('link', { name: 'Mes commandes' }).click()
    await page.getByRole('link', { name: `Commande ${reference}` }).click()
    await expect(page).toHaveURL(`${origin}/compte/commandes/${reference}`)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.locator('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await expect(page.getByLabel(/Combe Haute/)).toBeVisible()
  })

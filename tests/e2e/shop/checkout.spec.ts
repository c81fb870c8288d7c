import { expect, type Page } from '@playwright/test'
import { inTurn, isFull, isInTurn, takeTurn } from '#tests/support/sampling.ts'
import {
  startCheckout,
  goOn,
  heading,
  identify,
  leaveCart,
  order,
  payBy,
  review,
  signIn,
  ways,
  type Buying,
} from '#tests/e2e/journeys/checkout-journey.ts'
import { test } from '#tests/e2e/journeys/checkout-stored-carts.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf, pointer } from '#tests/e2e/page/hand.ts'
import { journeyEmail, journeyPassword } from '#tests/e2e/journeys/journey-members.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'

/** The cases of a purchase: a mode of delivery, a width of the screen, a member or a guest. */
type Purchase = readonly [mode: keyof typeof ways, width: 390 | 1440, isMember: boolean]

/** From the page of a wine on. */
const wholePurchases: readonly Purchase[] = [
  ['DELIVERY', 1440, false],
  ['PICKUP', 390, true],
  ['CLICK_AND_COLLECT', 390, false],
  ['NO_DELIVERY', 1440, true],
]
/** From a stored cart; a sixth of them in turn, by pointer. */
const otherPurchases: readonly Purchase[] = [
  ['DELIVERY', 1440, true],
  ['DELIVERY', 390, false],
  ['DELIVERY', 390, true],
  ['PICKUP', 1440, false],
  ['PICKUP', 1440, true],
  ['PICKUP', 390, false],
  ['CLICK_AND_COLLECT', 1440, false],
  ['CLICK_AND_COLLECT', 1440, true],
  ['CLICK_AND_COLLECT', 390, true],
  ['NO_DELIVERY', 1440, false],
  ['NO_DELIVERY', 390, false],
  ['NO_DELIVERY', 390, true],
]

const titleOf = ([mode, width, isMember]: Purchase, isByKeyboard = true): string =>
  `${isMember ? 'a member' : 'a guest'} orders by ${isByKeyboard ? 'keyboard alone' : 'pointer'} at ${width} pixels: ${mode}`

/** Goes through the steps of the checkout, up to the order itself. */
async function fillIn(buying: Buying, [mode, width, isMember]: Purchase): Promise<void> {
  const { page, hand } = buying
  // A day of their own for each who collects, and the next one free: the first of all may go meanwhile. No transfer comes before the first three; orders that
  // are refused have later ones.
  await ways[mode](buying, (width === 390 ? 4 : 8) + (isMember ? 2 : 0))
  await expectNoOverflow(page)
  await hand.press(goOn(page))
  await identify(buying, { isMember, isBrought: mode === 'DELIVERY' })
  await expectNoOverflow(page)
  await hand.press(goOn(page))
  await review(buying)
  await expectNoOverflow(page)
}

async function expectOrdered(page: Page): Promise<void> {
  // Where it was not taken, the failure tells what the page says instead.
  await expect(page.locator('main')).toContainText('Merci de votre commande')
  await expect(heading(page)).toHaveText('Merci de votre commande')
  await expect(page.getByText('FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189')).toBeVisible()
  await expect(page.getByRole('row', { name: /La Pioche 2024/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
}

for (const purchase of takeTurn(wholePurchases, 4)) {
  test(titleOf(purchase), async ({ page, context, baseURL }) => {
    const [, width, isMember] = purchase
    const shop = cellar(baseURL)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop) && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await page.setViewportSize({ width, height: 900 })
    const buying = { page, hand: keyboardOf(page), shop }
    if (isMember) await signIn(buying)
    await startCheckout(buying)
    const banner = await page.locator('[data-block=protection-mineurs] > *').boundingBox()
    expect(banner?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
    await fillIn(buying, purchase)
    const other = await context.newPage()
    await other.goto(`${shop}/panier`)
    await expect(other.getByText('La Pioche 2024').first()).toBeVisible()
    await page.bringToFront()
    await buying.hand.press(order(page))

    await expectOrdered(page)
    await expect(other.getByText('Votre panier est vide.')).toBeVisible()
    await page.reload()
    await expect(heading(page)).toHaveText('Merci de votre commande')
    expect(elsewhere).toEqual([])
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => !['token', 'idSite'].includes(name))).toEqual([])
  })
}

for (const purchase of takeTurn(otherPurchases, 12)) {
  test(titleOf(purchase, isFull), async ({ browser, keptCarts, baseURL }) => {
    const [, width, isMember] = purchase
    const context = await browser.newContext({
      storageState: isMember ? keptCarts.member : keptCarts.guest,
      viewport: { width, height: 900 },
    })
    const page = await context.newPage()
    const buying = { page, hand: isFull ? keyboardOf(page) : pointer, shop: cellar(baseURL) }
    await page.goto(`${buying.shop}/panier`)
    await leaveCart(buying)
    await fillIn(buying, purchase)
    await buying.hand.press(order(page))
    await expectOrdered(page)
    await context.close()
  })
}

for (const [number, place] of (['at its button', 'at the end of its page'] as const).entries()) {
  for (const width of inTurn(number, [390, 1440])) {
    test(`a checkout that is loaded again ${place} comes by itself, and is shown where it was, at ${width} pixels`, async ({
      browser,
      keptCarts,
      baseURL,
    }) => {
      const context = await browser.newContext({ storageState: keptCarts.guest, viewport: { width, height: 844 } })
      const page = await context.newPage()
      const next = goOn(page)
      await page.goto(`${cellar(baseURL)}/commande`)
      await expect(next).toBeVisible()
      // The page grows once it is known where orders are brought and what the cart comes to.
      await expect(page.getByRole('combobox', { name: 'Code postal ou ville' })).toBeVisible()
      await expect(page.getByText('Total TTC')).toBeVisible()
      if (place === 'at its button') await next.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }))
      else await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      // The position of the element on the screen: the page above it may have become longer or shorter.
      const seen = place === 'at its button' ? next : page.getByRole('contentinfo')
      const top = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
      const before = await top()
      await page.reload()
      // Where they do not come, the failure tells what the page says instead.
      await expect(page.locator('main')).toContainText('Code postal ou ville')
      await expect(page.locator('main')).toContainText('Total TTC')
      await expect.poll(top).toBe(before)
      await context.close()
    })
  }
}

if (isInTurn(0, 5))
  test('an order to a point in another town than the buyer’s is placed, once the buyer is of age', async ({ page, baseURL }) => {
    const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
    await startCheckout(buying)
    await buying.hand.fill(page.getByRole('combobox', { name: 'Code postal ou ville' }), '93100')
    await expect(page.getByRole('option').first()).toHaveText('93100 Montreuil')
    await page.keyboard.press('Enter')
    await buying.hand.choose(page.getByRole('radio', { name: /Point Caviste/ }))
    const points = page.locator('label', { has: page.locator('input[name=delivery-accessPointId]') })
    await expect(points.first()).toContainText('75011 Paris · à 7 km')
    await buying.hand.choose(page.locator('input[name=delivery-accessPointId]').first())
    await buying.hand.press(goOn(page))
    await identify(buying, { isMember: false, isBrought: false })
    const birthdate = page.getByLabel('Date de naissance')
    await birthdate.fill('2015-05-05')
    await buying.hand.press(goOn(page))
    await expect(birthdate).toBeFocused()
    await expect(birthdate).toHaveAccessibleDescription(/Le vin ne se vend qu’aux personnes majeures/)
    await birthdate.fill('1987-05-05')
    await buying.hand.press(goOn(page))
    await review(buying)
    await buying.hand.press(order(page))
    await expect(heading(page)).toHaveText('Merci de votre commande')
  })

if (isInTurn(1, 5))
  test('going on without shipping prices leads to the reason, and requests them again', async ({ page, baseURL }) => {
    const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
    let isReached = false
    await page.route('**/api/calculate/shipping-fees', (route) => (isReached ? route.continue() : route.abort()))
    await startCheckout(buying)
    await buying.hand.press(goOn(page))
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Code postal ou ville'])
    await buying.hand.fill(page.getByRole('combobox', { name: 'Code postal ou ville' }), '34000')
    await expect(page.getByRole('option').first()).toHaveText('34000 Montpellier')
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Recalculer les frais de livraison' })
    await expect(again).toBeVisible()
    await buying.hand.press(goOn(page))
    const missing = page.getByRole('alert').getByRole('link', { name: 'Transporteur' })
    await expect(missing).toBeVisible()
    await expectAccessible(page)
    await buying.hand.press(missing)
    await page.keyboard.press('Tab')
    await expect(again).toBeFocused()
    isReached = true
    await page.keyboard.press('Enter')
    await expect(page.locator('[aria-live]:focus')).toHaveText(/^\d transporteurs proposés, à partir de \d/)
    await buying.hand.press(missing)
    await expect(page.locator('input[name=delivery-idCarrier]').first()).toBeFocused()
  })

const CARTS = [
  { where: 'beside the checkout', path: '/commande', title: 'Votre panier', level: 2 },
  { where: 'on its page', path: '/panier', title: 'Votre panier', level: 1 },
]

for (const { where, path, title, level } of inTurn(0, CARTS)) {
  test(`a cart whose prices the shop did not tell says so ${where}, and has them asked again`, async ({ browser, keptCarts, baseURL }) => {
    const context = await browser.newContext({ storageState: keptCarts.guest, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    let isReached = false
    await page.route('**/api/shop/rules', (route) => (isReached ? route.continue() : route.abort()))
    await page.goto(`${cellar(baseURL)}${path}`)
    const fault = page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas.' })
    await expect(fault).toBeVisible()
    await expect(page.getByText('Total TTC')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoOverflow(page)
    isReached = true
    await keyboardOf(page).press(fault.getByRole('button', { name: 'Réessayer' }))
    await expect(page.getByText('Total TTC')).toBeVisible()
    await expect(fault).toHaveCount(0)
    await expect(page.getByRole('heading', { level, name: title })).toBeFocused()
    await context.close()
  })
}

if (isInTurn(2, 5))
  test('the browser goes back and on through the steps, and leaves a placed order at once', async ({ page, baseURL }) => {
    const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
    const step = (name: string) => page.getByRole('heading', { name, level: 2 })
    await startCheckout(buying)
    await ways.DELIVERY(buying)
    await expect(page.locator('main aside').getByRole('status')).toHaveText(/^Total, livraison comprise\u00a0: \d/)
    await buying.hand.press(goOn(page))
    // The page's own links to a place of it are no step.
    await page.locator('.skip-link').press('Enter')
    await expect(page.locator('#contenu')).toBeFocused()
    await identify(buying, { isMember: false, isBrought: true })
    await page.getByLabel('Adresse e-mail').fill('')
    await buying.hand.press(goOn(page))
    await buying.hand.press(page.getByRole('alert').getByRole('link', { name: 'Adresse e-mail' }))
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    await buying.hand.fill(page.getByLabel('Adresse e-mail'), 'camille.roy@example.org')
    await buying.hand.press(goOn(page))
    await expect(step('Vérification')).toBeFocused()
    await page.goBack()
    await expect(step('Coordonnées')).toBeFocused()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille.roy@example.org')
    await page.goBack()
    await expect(step('Livraison')).toBeFocused()
    await page.goForward()
    await expect(step('Coordonnées')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille.roy@example.org')
    // What is being typed when the step is left counts.
    await page.getByLabel('Adresse e-mail').fill('louise.roy@example.org')
    await page.goForward()
    await expect(step('Vérification')).toBeFocused()
    await buying.hand.press(page.getByRole('button', { name: 'Modifier la livraison' }))
    await expect(step('Livraison')).toBeFocused()
    await page.goBack()
    await expect(page.locator('main').getByText('louise.roy@example.org')).toBeVisible()
    // An order of another time, opened in between, leaves the steps behind it what they are.
    const openUnknown = () => page.evaluate(() => void (location.hash = 'commande=2026-999999.aucune'))
    await openUnknown()
    await expect(step('Vérification')).toHaveCount(0)
    await page.goBack()
    await expect(step('Vérification')).toBeVisible()
    await expect(page).toHaveURL(`${buying.shop}/commande`)
    await review(buying)
    await buying.hand.press(order(page))
    await expect(heading(page)).toHaveText('Merci de votre commande')
    await expect(page).toHaveURL(/\/commande#commande=/)
    await page.reload()
    await expect(heading(page)).toHaveText('Merci de votre commande')
    await page.goBack()
    await expect(page).toHaveURL(`${buying.shop}/panier`)
    await page.goForward()
    await expect(heading(page)).toHaveText('Merci de votre commande')
    await openUnknown()
    await expect(page.getByText('Merci de votre commande')).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('Merci de votre commande')
    await page.locator('[data-language]').first().click()
    await expect(heading(page)).toHaveText('Thank you for your order')
  })

if (isInTurn(3, 5))
  test('a step that is left for another language, or to sign in, is open where one comes back', async ({ page, baseURL }) => {
    const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
    await startCheckout(buying)
    await ways.NO_DELIVERY(buying)
    await buying.hand.press(goOn(page))
    await buying.hand.fill(page.getByLabel('Adresse e-mail'), 'camille.roy@example.org')
    await page.locator('a[hreflang=en-GB]:visible').first().click()
    await page.locator('main').dispatchEvent('pointerdown')
    await expect(page.getByRole('heading', { name: 'Your details', level: 2 })).toBeVisible()
    await page.locator('a[hreflang=fr-FR]:visible').first().click()
    await page.locator('main').dispatchEvent('pointerdown')
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille.roy@example.org')
    await page.locator('main').getByRole('link', { name: 'Connectez-vous' }).click()
    await page.waitForURL(/target=%2Fcommande/)
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Se connecter' }) })
    await buying.hand.fill(form.getByLabel('Adresse e-mail'), journeyEmail('acheteuse'))
    await buying.hand.fill(form.getByLabel('Mot de passe', { exact: true }), journeyPassword)
    await buying.hand.press(form.getByRole('button', { name: 'Se connecter' }))
    await expect(page.getByRole('heading', { name: 'Coordonnées', level: 2 })).toBeVisible()
    await expect(page.locator('main')).toContainText(`Vous êtes connecté\u00a0: ${journeyEmail('acheteuse')}`)
  })

if (isInTurn(4, 5))
  test('an order whose answer was lost is taken once, also after the page was loaded again', async ({ page, baseURL }) => {
    const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
    await startCheckout(buying)
    await ways.NO_DELIVERY(buying)
    await buying.hand.press(goOn(page))
    await identify(buying, { isMember: false, isBrought: false })
    await buying.hand.press(goOn(page))
    await review(buying)
    await page.evaluate(() => {
      const ask = window.fetch.bind(window)
      window.fetch = async (...asked) => {
        const answer = await ask(...asked)
        if (asked[0] !== '/api/order') return answer
        sessionStorage.setItem('taken', await answer.text())
        throw new TypeError('the answer is lost')
      }
    })
    await buying.hand.press(order(page))
    await expect(page.getByRole('alert')).toContainText('elle ne le sera qu’une fois')
    await page.reload()
    await payBy(buying)
    await buying.hand.tick(page.getByRole('checkbox', { name: /conditions générales de vente/ }))
    await buying.hand.press(order(page))
    await expect(heading(page)).toHaveText('Merci de votre commande')
    const taken = await page.evaluate(() => sessionStorage.getItem('taken') ?? '')
    const { reference } = (JSON.parse(taken) as { data: { order: { reference: string } } }).data.order
    await expect(page.getByText(`Commande ${reference}`)).toBeVisible()
  })

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the checkout says that it needs them, and how to order by telephone', async ({ page, baseURL }) => {
    await page.goto(`${cellar(baseURL)}/commande`)
    await expect(page.getByText('La commande en ligne a besoin de JavaScript')).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    await expectNoOverflow(page)
  })
})

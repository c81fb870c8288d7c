import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './check-page.ts'
import { keyboardOf, type Hand } from './hand.ts'
import { journeyEmail, journeyPassword } from './journey-members.ts'
import { cellar } from './site-pages.ts'

/** A person with a keyboard alone who goes from the shop to the confirmation. */
interface Buying {
  readonly page: Page
  readonly hand: Hand
  readonly shop: string
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: /^Continuer vers/ })
const order = (page: Page) => page.getByRole('button', { name: 'Commande avec obligation de paiement', exact: true })

/** Opens a member's session, as the page for signing in would. */
async function signIn({ page, shop }: Buying): Promise<void> {
  await page.goto(`${shop}/contact`)
  const credentials = { email: journeyEmail('acheteuse'), password: journeyPassword }
  const status = await page.evaluate(async (body) => {
    const answer = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  }, credentials)
  expect(status).toBe(200)
}

/** Puts six bottles into the cart, and opens the checkout. */
async function begin({ page, hand, shop }: Buying): Promise<void> {
  const add = page.getByRole('button', { name: 'Ajouter au panier' })
  await expect(async () => {
    await page.goto(`${shop}/produits/la-pioche`)
    await expect(add).toBeVisible({ timeout: 1000 })
  }).toPass()
  await hand.press(add)
  await expect(page.locator('[data-counts]:visible > [aria-hidden]')).toHaveText('6')
  await page.goto(`${shop}/panier`)
  await hand.press(page.getByRole('button', { name: 'Passer commande' }))
  await page.waitForURL(`${shop}/commande`)
  await goOn(page).waitFor()
}

async function chooseTown({ page, hand }: Buying): Promise<void> {
  await hand.fill(page.getByRole('combobox', { name: 'Code postal ou ville' }), 'montpellier')
  await expect(page.getByRole('option').first()).toHaveText('34000 Montpellier')
  await page.keyboard.press('Enter')
}

const ways = {
  DELIVERY: async (buying: Buying) => {
    const { page, hand } = buying
    await hand.press(goOn(page))
    await expect(page.getByRole('combobox', { name: 'Code postal ou ville' })).toBeFocused()
    await expect(page.getByText('Nos colis partent le mardi et le jeudi')).toBeVisible()
    await expectAccessible(page)
    await chooseTown(buying)
    await hand.choose(page.getByRole('radio', { name: /Vitivelo/ }))
  },
  PICKUP: async (buying: Buying) => {
    const { page, hand } = buying
    await chooseTown(buying)
    await hand.choose(page.getByRole('radio', { name: /Point Caviste/ }))
    await hand.choose(page.locator('input[name=delivery-accessPointId]').first())
  },
  CLICK_AND_COLLECT: async ({ page, hand }: Buying) => {
    await hand.choose(page.getByRole('radio', { name: /Retrait chez nous/ }))
    await hand.takeFirst(page.getByLabel('Jour du retrait'))
    await expect(page.getByText('8 places restantes').first()).toBeVisible()
    await hand.choose(page.locator('input[name=idSchedule]').first())
  },
  NO_DELIVERY: async ({ page, hand }: Buying) => {
    await hand.choose(page.getByRole('radio', { name: /À convenir ensemble/ }))
  },
} as const

/** Says who buys: a guest from the first fault on, a member what the account does not know. */
async function identify({ page, hand }: Buying, { isMember, isBrought }: { isMember: boolean; isBrought: boolean }): Promise<void> {
  if (isMember) await expect(page.getByText(`Vous êtes connecté\u00a0: ${journeyEmail('acheteuse')}`)).toBeVisible()
  else {
    await hand.press(goOn(page))
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    await expectAccessible(page)
    await hand.fill(page.getByLabel('Adresse e-mail'), 'camille.roy@example.org')
    await hand.fill(page.getByLabel('Téléphone'), '06 39 98 00 12')
  }
  // The same day and month: browsers write dates in orders of their own.
  await page.getByLabel('Date de naissance').focus()
  await page.keyboard.type('05051987')
  if (!isMember) {
    await hand.fill(page.getByLabel('Prénom'), 'Camille')
    await hand.fill(page.getByLabel('Nom', { exact: true }), 'Roy')
  }
  await hand.fill(page.getByLabel('Adresse', { exact: true }), '5, rue des Lilas')
  if (isBrought) return
  await hand.fill(page.getByLabel('Code postal'), '34000')
  await hand.fill(page.getByLabel('Ville'), 'Montpellier')
}

/** Looks once at everything, is held back without the terms, accepts them and orders. */
async function review({ page, hand }: Buying): Promise<void> {
  await expect(page.getByRole('row', { name: /La Pioche 2024/ })).toContainText('8,50\u00a0€')
  await expect(page.locator('main dl').getByText('Dont TVA à 20')).toBeVisible()
  for (const name of ['Modifier la livraison', 'Modifier les coordonnées']) await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Modifier les articles' })).toBeVisible()
  const terms = page.getByRole('checkbox', { name: /conditions générales de vente .*version du 20\/10\/2023/ })
  await expect(terms).not.toBeChecked()
  await hand.press(order(page))
  await expect(terms).toBeFocused()
  await expectAccessible(page)
  await hand.tick(terms)
}

for (const [mode, width, isMember] of [
  ['DELIVERY', 1440, false],
  ['PICKUP', 390, true],
  ['CLICK_AND_COLLECT', 390, false],
  ['NO_DELIVERY', 1440, true],
] as const) {
  test(`${isMember ? 'a member' : 'a guest'} orders by keyboard alone at ${width} pixels: ${mode}`, async ({ page, context, baseURL }) => {
    const shop = cellar(baseURL)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop) && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await page.setViewportSize({ width, height: 900 })
    const buying = { page, hand: keyboardOf(page), shop }
    if (isMember) await signIn(buying)
    await begin(buying)
    const banner = await page.locator('[data-block=protection-mineurs] > *').boundingBox()
    expect(banner?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
    await ways[mode](buying)
    await expectNoOverflow(page)
    await buying.hand.press(goOn(page))
    await identify(buying, { isMember, isBrought: mode === 'DELIVERY' })
    await expectNoOverflow(page)
    await buying.hand.press(goOn(page))
    await review(buying)
    await expectNoOverflow(page)
    const other = await context.newPage()
    await other.goto(`${shop}/panier`)
    await expect(other.getByText('La Pioche 2024').first()).toBeVisible()
    await page.bringToFront()
    await buying.hand.press(order(page))

    await expect(heading(page)).toHaveText('Merci de votre commande')
    await expect(page.getByText('FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189')).toBeVisible()
    await expect(page.getByRole('row', { name: /La Pioche 2024/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expect(other.getByText('Votre panier est vide.')).toBeVisible()
    await page.reload()
    await expect(heading(page)).toHaveText('Merci de votre commande')
    expect(elsewhere).toEqual([])
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => !['token', 'idSite'].includes(name))).toEqual([])
  })
}

test('an order whose answer was lost is taken once, also after the page was loaded again', async ({ page, baseURL }) => {
  const buying = { page, hand: keyboardOf(page), shop: cellar(baseURL) }
  await begin(buying)
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
  await expect(page.getByRole('alert')).toContainText('votre commande ne sera enregistrée qu’une fois')
  await page.reload()
  for (const step of ['Coordonnées', 'Vérification']) {
    await buying.hand.press(goOn(page))
    await expect(page.getByRole('heading', { name: step, level: 2 })).toBeFocused()
  }
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

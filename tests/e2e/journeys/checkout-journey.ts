import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/checks/check-page.ts'
import type { Hand } from '#tests/e2e/page/hand.ts'
import { journeyEmail, journeyPassword, type JourneyName } from './journey-members.ts'

/** A person with a keyboard alone who goes from the shop to the confirmation. */
export interface Buying {
  readonly page: Page
  readonly hand: Hand
  readonly shop: string
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const goOn = (page: Page) => page.getByRole('button', { name: /^Continuer vers/ })
export const order = (page: Page) => page.getByRole('button', { name: 'Commande avec obligation de paiement', exact: true })

const lookedAt = new Set<string>()

/** Checks a step for accessibility, once for a width in each worker: many journeys go through the same steps. */
async function expectStepAccessible(page: Page, step: string): Promise<void> {
  const name = `${step} ${page.viewportSize()?.width ?? 0}`
  if (lookedAt.has(name)) return
  lookedAt.add(name)
  await expectAccessible(page)
}

/** Opens a member's session without the page for signing in. */
export async function signIn({ page, shop }: Buying, name: JourneyName = 'acheteuse'): Promise<void> {
  await page.goto(`${shop}/contact`)
  const credentials = { email: journeyEmail(name), password: journeyPassword }
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

/** Product and quantity that are ordered. */
interface CheckoutChoice {
  readonly product: string
  readonly quantity: number
}

/** Puts six bottles into the cart, or what is wanted, and opens the checkout. */
export async function startCheckout(
  { page, hand, shop }: Buying,
  wanted: CheckoutChoice = { product: 'la-pioche', quantity: 6 },
): Promise<void> {
  const add = page.getByRole('button', { name: 'Ajouter au panier' })
  await expect(async () => {
    await page.goto(`${shop}/produits/${wanted.product}`)
    await expect(add).toBeVisible({ timeout: 1000 })
  }).toPass()
  const quantity = page.getByLabel('Quantité', { exact: true })
  if ((await quantity.inputValue()) !== String(wanted.quantity)) await hand.fill(quantity, String(wanted.quantity))
  await hand.press(add)
  await expect(page.locator('[data-counts]:visible > [aria-hidden]')).toHaveText(String(wanted.quantity))
  await hand.press(page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }))
  await page.waitForURL(`${shop}/panier`)
  await leaveCart({ page, hand, shop })
}

/** Opens the checkout from a stored cart. */
export async function resumeCheckout(buying: Buying): Promise<void> {
  await buying.page.goto(`${buying.shop}/panier`)
  await leaveCart(buying)
}

/** Goes from the page of the cart to the checkout. */
export async function leaveCart({ page, hand, shop }: Buying): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Passer commande' }))
  await page.waitForURL(`${shop}/commande`)
  await goOn(page).waitFor()
}

async function chooseTown({ page, hand }: Buying): Promise<void> {
  await hand.fill(page.getByRole('combobox', { name: 'Code postal ou ville' }), 'montpellier')
  await expect(page.getByRole('option').first()).toHaveText('34000 Montpellier')
  await page.keyboard.press('Enter')
}

export const ways = {
  DELIVERY: async (buying: Buying) => {
    const { page, hand } = buying
    const town = page.getByRole('combobox', { name: 'Code postal ou ville' })
    // Before the field has come, the focus goes to what is said of it.
    await town.waitFor()
    await hand.press(goOn(page))
    await expect(town).toBeFocused()
    await expect(page.getByText('Nos colis partent le mardi et le jeudi')).toBeVisible()
    await expectStepAccessible(page, 'delivery')
    await chooseTown(buying)
    await hand.choose(page.getByRole('radio', { name: /Vitivelo/ }))
  },
  PICKUP: async (buying: Buying) => {
    const { page, hand } = buying
    await chooseTown(buying)
    await hand.choose(page.getByRole('radio', { name: /Point Caviste/ }))
    await hand.choose(page.locator('input[name=delivery-accessPointId]').first())
  },
  /** On the first day, or a later one: each takes a place of it. */
  CLICK_AND_COLLECT: async ({ page, hand }: Buying, day = 1) => {
    await hand.choose(page.getByRole('radio', { name: /Retrait chez nous/ }))
    await hand.take(page.getByLabel('Jour du retrait'), day)
    await expect(page.getByText('8 places restantes').first()).toBeVisible()
    await hand.choose(page.locator('input[name=idSchedule]').first())
  },
  NO_DELIVERY: async ({ page, hand }: Buying) => {
    await hand.choose(page.getByRole('radio', { name: /À convenir ensemble/ }))
  },
} as const

/** Says who buys: a guest from the first fault on, a member what the account does not know. */
export async function identify({ page, hand }: Buying, { isMember, isBrought }: { isMember: boolean; isBrought: boolean }): Promise<void> {
  if (isMember) await expect(page.getByText(`Vous êtes connecté\u00a0: ${journeyEmail('acheteuse')}`)).toBeVisible()
  else {
    await hand.press(goOn(page))
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
    await expectStepAccessible(page, 'identity')
    await hand.fill(page.getByLabel('Adresse e-mail'), 'camille.roy@example.org')
    await hand.fill(page.getByLabel('Téléphone'), '06 39 98 00 12')
  }
  // The same day and month: browsers write dates in orders of their own.
  await hand.type(page.getByLabel('Date de naissance'), '05051987')
  if (!isMember) {
    await hand.fill(page.getByLabel('Prénom'), 'Camille')
    await hand.fill(page.getByLabel('Nom', { exact: true }), 'Roy')
  }
  await hand.fill(page.getByLabel('Adresse', { exact: true }), '5, rue des Lilas')
  if (isBrought) return
  await hand.fill(page.getByLabel('Code postal'), '34000')
  await hand.fill(page.getByLabel('Ville'), 'Montpellier')
}

/** Chooses how the order is paid. */
export async function payBy({ page, hand }: Buying, method = /Virement bancaire/): Promise<void> {
  await hand.choose(page.getByRole('radio', { name: method }))
}

/** Looks once at everything, says how it is paid (by transfer unless said), is held back without the terms, and accepts them. */
export async function review(buying: Buying, method?: RegExp): Promise<void> {
  const { page, hand } = buying
  await expect(page.getByRole('row', { name: /La Pioche 2024/ })).toContainText('8,50\u00a0€')
  await expect(page.locator('main dl').getByText('Dont TVA à 20')).toBeVisible()
  for (const name of [/^Modifier (la livraison|le retrait)$/, 'Modifier les coordonnées'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Modifier les articles' })).toBeVisible()
  const terms = page.getByRole('checkbox', { name: /conditions générales de vente .*version du \d{2}\/\d{2}\/\d{4}/ })
  await expect(terms).not.toBeChecked()
  await expect(page.locator('main form').getByText('Médiation des métiers du vin')).toBeVisible()
  await payBy(buying, method)
  await hand.press(order(page))
  await expect(terms).toBeFocused()
  await expectStepAccessible(page, 'review')
  await hand.tick(terms)
}

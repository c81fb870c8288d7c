import { mergeTests, type Page } from '@playwright/test'
import { payNumbers } from '#tests/support/payments/stripe-desk.ts'
import { resumeCheckout, goOn, heading, identify, order, review, ways } from '#tests/e2e/journeys/checkout-journey.ts'
import { openPayment, test as stored } from '#tests/e2e/journeys/checkout-stored-order.ts'
import { expectAccessible, expectNoOverflow } from '#tests/e2e/checks/check-page.ts'
import { keyboardOf, pointer } from '#tests/e2e/page/hand.ts'
import { mailedText } from '#tests/e2e/journeys/read-mails.ts'
import { expect, test as silent } from '#tests/e2e/page/silent-test.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { standInForStripe, tellShop } from '#tests/e2e/journeys/stripe-page.ts'
import { isInTurn } from '#tests/support/sampling.ts'

const card = /Carte bancaire/
const field = (page: Page) => page.frameLocator('iframe[title="Cadre de saisie sécurisé"]').getByLabel('Numéro')
const pay = (page: Page) => page.getByRole('button', { name: /^Payer \d/ })
const paid = (page: Page) => page.getByText('Votre paiement est arrivé.')

/** Goes from the shop to the provider's form; nothing of Stripe is asked before it was chosen. */
async function toPayment(
  page: Page,
  baseURL: string | undefined,
  method: RegExp,
  hand = pointer,
): Promise<{ readonly asked: string[]; readonly reference: string }> {
  const asked = await standInForStripe(page)
  const buying = { page, hand, shop: cellar(baseURL) }
  await resumeCheckout(buying)
  await ways.NO_DELIVERY(buying)
  await buying.hand.press(goOn(page))
  await identify(buying, { isMember: false, isBrought: false })
  await buying.hand.press(goOn(page))
  await review(buying, method)
  expect(asked).toEqual([])
  await buying.hand.press(order(page))
  await field(page).waitFor()
  return { asked, reference: (await page.locator('main strong[translate=no]').innerText()).trim() }
}

async function type(page: Page, number: string): Promise<void> {
  await field(page).fill(number)
  await pay(page).click()
}

const test = mergeTests(silent, stored)
test.use({ viewport: { width: 390, height: 844 }, storageState: ({ keptCarts }, use) => use(keptCarts.guest) })

test('pays by card, from the cart to the confirmation, and asks Stripe only once it is chosen', async ({ page, baseURL }) => {
  const { asked, reference } = await toPayment(page, baseURL, card, keyboardOf(page))
  await expectAccessible(page)
  await expectNoOverflow(page)
  await type(page, payNumbers.paid)
  await expect(heading(page)).toHaveText('Merci de votre commande')
  await expect(paid(page)).toBeVisible()
  await expectAccessible(page)
  expect(new Set(asked)).toEqual(new Set(['js.stripe.com', 'api.stripe.com']))
  await page.reload()
  await expect(paid(page)).toBeVisible()
  expect(await mailedText('camille.roy@example.org', new RegExp(`${reference} est payée`))).toContain('Suivre ma commande')
})

if (isInTurn(0, 7))
  test('pays by debit and says that the bank takes days', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await toPayment(page, baseURL, /Prélèvement SEPA/)
    await type(page, payNumbers.debit)
    await expect(page.getByText('Votre prélèvement est lancé')).toBeVisible()
    await expectAccessible(page)
  })

if (isInTurn(1, 7))
  test('says at the form why a card is refused, and takes another one', async ({ page, baseURL, orderRequest }) => {
    await openPayment(page, cellar(baseURL), orderRequest)
    await type(page, payNumbers.refused)
    const form = page.getByRole('group', { name: 'Formulaire de paiement de Stripe' })
    await expect(form.getByRole('alert')).toHaveText('Votre carte a été refusée.')
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form).toHaveAccessibleDescription('Votre carte a été refusée.')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await type(page, payNumbers.paid)
    await expect(paid(page)).toBeVisible()
  })

if (isInTurn(2, 7))
  test('pays nothing while the question of the bank is unanswered, and pays when it is answered', async ({
    page,
    baseURL,
    orderRequest,
  }) => {
    await openPayment(page, cellar(baseURL), orderRequest)
    await type(page, payNumbers.asksHere)
    const bank = page.frameLocator('iframe[title="Authentification"]')
    await bank.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('alert')).toHaveText(/n’a pas pu vous authentifier/)
    await pay(page).click()
    await bank.getByRole('button', { name: 'Valider' }).click()
    await expect(paid(page)).toBeVisible()
  })

if (isInTurn(3, 7))
  test('comes back from the page of the bank to the order, with an address without its answer', async ({ page, baseURL, orderRequest }) => {
    const { reference } = await openPayment(page, cellar(baseURL), orderRequest)
    await type(page, payNumbers.asksElsewhere)
    await expect(page.getByRole('heading', { name: 'Votre banque' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Votre commande attend son paiement.').or(pay(page)).first()).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('Votre commande attend son paiement.')).toBeVisible()
    await page.getByRole('button', { name: 'Payer par carte bancaire' }).click()
    await type(page, payNumbers.asksElsewhere)
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(paid(page)).toBeVisible()
    expect(page.url()).toMatch(new RegExp(`/commande#commande=${reference}\\.[\\w-]+$`))
  })

if (isInTurn(4, 7))
  test('waits for the confirmation of the shop, over a reload too, and takes a late one', async ({ page, baseURL, orderRequest }) => {
    await openPayment(page, cellar(baseURL), orderRequest)
    await type(page, payNumbers.late)
    const waiting = page.getByText('Nous attendons la réponse de votre banque.')
    await expect(waiting).toBeVisible()
    await expect(page.getByRole('button', { name: /^Payer/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(waiting).toBeVisible()
    await tellShop()
    await expect(paid(page)).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

if (isInTurn(5, 7))
  test('shows an order as paid when the connection is lost after the bank has agreed', async ({
    page,
    baseURL,
    orderRequest,
    complaints,
  }) => {
    complaints.allow(/ERR_CONNECTION_RESET|Failed to load resource/)
    await openPayment(page, cellar(baseURL), orderRequest)
    await type(page, payNumbers.lost)
    await expect(paid(page)).toBeVisible()
  })

if (isInTurn(6, 7))
  test('says that the form does not load, and loads it when asked again', async ({ page, baseURL, orderRequest, complaints }) => {
    complaints.allow(/ERR_FAILED|Failed to load resource/)
    const { reference } = await openPayment(page, cellar(baseURL), orderRequest)
    await page.route('https://js.stripe.com/v3/', (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Payer par carte bancaire' }).click()
    await expect(page.getByRole('alert')).toContainText('Le service de paiement ne répond pas')
    await expectAccessible(page)
    await page.unroute('https://js.stripe.com/v3/')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await type(page, payNumbers.paid)
    await expect(paid(page)).toBeVisible()
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
  })

if (isInTurn(7, 7))
  test('pays from the page that follows the order, which then shows it as paid', async ({ page, baseURL, orderRequest }) => {
    const { reference } = await openPayment(page, cellar(baseURL), orderRequest)
    const token = /\.([\w-]+)$/.exec(page.url())?.[1] ?? ''
    await page.goto(`${cellar(baseURL)}/suivi-commande/${reference}/${token}`)
    await expect(page.getByText('Cette commande attend son paiement.')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('link', { name: 'Payer cette commande' }).click()
    await page.getByRole('button', { name: 'Payer par carte bancaire' }).click()
    await type(page, payNumbers.paid)
    await expect(paid(page)).toBeVisible()
    await page.getByRole('link', { name: 'Suivre ma commande' }).click()
    await expect(page.getByRole('list', { name: 'Où en est la commande' })).toContainText('Payée')
    await expect(page.getByText('Cette commande attend son paiement.')).toHaveCount(0)
  })

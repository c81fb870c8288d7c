import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { inTurn, isInTurn } from '#tests/support/sampling.ts'
import { payNumbers } from '#tests/support/payments/stripe-desk.ts'
import { expireOrders } from '#server/shop/order-events/expire-orders.ts'
import { startCheckout, goOn, heading, identify, leaveCart, order, payBy, ways, type Buying } from '#tests/e2e/journeys/checkout-journey.ts'
import { pointer } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { behindThePage } from '#tests/e2e/sites/sites-database.ts'
import { standInForStripe } from '#tests/e2e/journeys/stripe-page.ts'

const pressAgain = /Appuyez de nouveau\u00a0?\s?: elle ne le sera qu’une fois/

/** A new buyer with a cart of bottles without delivery. */
async function beginAs(page: Page, baseURL: string | undefined, product: string) {
  const buying = { page, hand: pointer, shop: cellar(baseURL) }
  await startCheckout(buying, { product, quantity: 6 })
  return { buying, email: `perdue-${randomUUID()}@example.org` }
}

/** Stands before the order, with the terms accepted. */
async function reachOrder(buying: Buying, email: string, method?: RegExp): Promise<void> {
  const { page, hand } = buying
  await ways.NO_DELIVERY(buying)
  await hand.press(goOn(page))
  await identify(buying, { isMember: false, isBrought: false })
  await hand.fill(page.getByLabel('Adresse e-mail'), email)
  await hand.press(goOn(page))
  await accept(buying, method)
}

async function accept(buying: Buying, method?: RegExp): Promise<void> {
  const { page, hand } = buying
  await payBy(buying, method)
  await hand.tick(page.getByRole('checkbox', { name: /conditions générales de vente/ }))
}

/** Lets an order reach the shop and loses its answer, once. */
async function loseAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ask = window.fetch.bind(window)
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (asked[0] !== '/api/order') return answer
      window.fetch = ask
      throw new TypeError('the answer is lost')
    }
  })
}

const ordersOf = (email: string) =>
  behindThePage((db) => db.selectFrom('orders').select('total').where('site_id', '=', 38).where('email', '=', email).execute())

async function expectOne(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toHaveText('Merci de votre commande')
  expect(await ordersOf(email)).toHaveLength(1)
}

for (const isLoaded of inTurn(0, [false, true])) {
  const when = isLoaded ? 'once the page was loaded again' : 'at once'
  test(`an order with a lost answer is placed once, though it used up its own code: sent again ${when}`, async ({ page, baseURL }) => {
    const { buying, email } = await beginAs(page, baseURL, 'capitelle')
    const code = `UNE${isLoaded ? 'B' : 'A'}${randomUUID().slice(0, 8).toUpperCase()}`
    await behindThePage((db) =>
      db
        .insertInto('discount_codes')
        .values({ site_id: 38, code, type: 'PERCENT', amount: 1000, detail_type: 'ORDER', maximum_uses: 1 })
        .execute(),
    )
    await page.goto(`${buying.shop}/panier`)
    await buying.hand.fill(page.getByLabel('Code promotionnel'), code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(code).first()).toBeVisible()
    await leaveCart(buying)
    await reachOrder(buying, email)
    await loseAnswer(page)
    await buying.hand.press(order(page))
    await expect(page.getByRole('alert').first()).toContainText(pressAgain)
    expect(await ordersOf(email)).toHaveLength(1)
    if (isLoaded) {
      await page.reload()
      await expect(order(page)).toBeVisible()
      await expect(page.getByRole('alert').first()).toContainText(pressAgain)
      await accept(buying)
    }
    await buying.hand.press(order(page))
    await expectOne(page, email)
  })
}

if (isInTurn(0, 5))
  test('an order with a lost answer is placed once, though its price changed before the repeat', async ({ page, baseURL }) => {
    const { buying, email } = await beginAs(page, baseURL, 'carthagene-de-jeanne')
    const id = await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('vitrine.38.cart.lines') ?? '[]') as {
        declinationId: number | null
        product: { id: number }
      }[]
      return line?.declinationId ?? line?.product.id ?? 0
    })
    const cheaper = (by: number) =>
      behindThePage((db) =>
        db
          .updateTable('sellables')
          .set(({ eb }) => ({ price: eb('price', '-', by), price_to_pay: eb('price_to_pay', '-', by) }))
          .where('id', '=', id)
          .where('site_id', '=', 38)
          .execute(),
      )
    await reachOrder(buying, email)
    await loseAnswer(page)
    await buying.hand.press(order(page))
    await expect(page.getByRole('alert').first()).toContainText(pressAgain)
    const [{ total } = { total: 0 }] = await ordersOf(email)
    await cheaper(50)
    try {
      await page.reload()
      const words = ((total - 300) / 100).toFixed(2).replace('.', ',')
      await expect(page.locator('main').getByText(`${words}\u00a0€`).first()).toBeVisible()
      await expect(page.getByRole('alert').first()).toContainText(pressAgain)
      await accept(buying)
      await buying.hand.press(order(page))
      await expectOne(page, email)
    } finally {
      await cheaper(-50)
    }
  })

const card = /Carte bancaire/
const numbers = (page: Page) => page.frameLocator('iframe[title="Cadre de saisie sécurisé"]').getByLabel('Numéro')

if (isInTurn(1, 5))
  test('an order whose answer was lost is taken once, and paid in the way that was chosen since', async ({ page, baseURL }) => {
    await standInForStripe(page)
    const { buying, email } = await beginAs(page, baseURL, 'capitelle')
    await reachOrder(buying, email)
    await loseAnswer(page)
    await buying.hand.press(order(page))
    await expect(page.getByRole('alert').first()).toContainText(pressAgain)
    await payBy(buying, card)
    await buying.hand.press(order(page))
    await numbers(page).fill(payNumbers.paid)
    expect(await ordersOf(email)).toHaveLength(1)
    await page.getByRole('button', { name: /^Payer \d/ }).click()
    await expect(page.getByText('Votre paiement est arrivé.')).toBeVisible()
    await expectOne(page, email)
  })

if (isInTurn(2, 5))
  test('an order with a lost answer after its deadline says so, and asks for no payment', async ({ page, baseURL }) => {
    await standInForStripe(page)
    const { buying, email } = await beginAs(page, baseURL, 'capitelle')
    await reachOrder(buying, email, card)
    await loseAnswer(page)
    await buying.hand.press(order(page))
    await expect(page.getByRole('alert').first()).toContainText(pressAgain)
    await behindThePage((db) =>
      db
        .updateTable('orders')
        .set({ expires_at: sql<Date>`now() - interval '1 minute'` })
        .where('email', '=', email)
        .execute(),
    )
    // The shop does this every half minute by itself.
    await behindThePage((db) => db.transaction().execute((trx) => expireOrders(trx, new Date())))
    const standing = () => behindThePage((db) => db.selectFrom('orders').select('payment_status').where('email', '=', email).execute())
    await expect.poll(standing).toEqual([{ payment_status: 'EXPIRED' }])
    await buying.hand.press(order(page))
    await expect(page.getByText(/commande est close/).first()).toBeVisible()
    await expect(numbers(page)).toHaveCount(0)
    expect(await ordersOf(email)).toHaveLength(1)
  })

if (isInTurn(3, 5))
  test('a cart that was changed since an order whose answer was lost is said to count besides', async ({ page, baseURL }) => {
    const { buying, email } = await beginAs(page, baseURL, 'capitelle')
    await reachOrder(buying, email)
    await loseAnswer(page)
    await buying.hand.press(order(page))
    await expect(page.getByRole('alert').first()).toContainText(pressAgain)
    await buying.hand.press(page.getByRole('button', { name: 'Modifier les coordonnées' }))
    await buying.hand.fill(page.getByLabel(/^Message/), 'Interphone 3')
    await buying.hand.press(goOn(page))
    await expect(order(page)).toBeVisible()
    await expect(page.getByRole('alert').first()).toContainText(/elle est peut-être enregistrée. .*celle-ci compterait en plus/)
    await accept(buying)
    await buying.hand.press(order(page))
    await expect(heading(page)).toHaveText('Merci de votre commande')
    expect(await ordersOf(email)).toHaveLength(2)
  })

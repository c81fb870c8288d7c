import { randomUUID } from 'node:crypto'
import { type Browser, type Page } from '@playwright/test'
import { z } from 'zod'
import { pointer } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { goOn, identify, order, payBy, resumeCheckout, ways } from './checkout-journey.ts'
import { test as base, type KeptCarts } from './checkout-stored-carts.ts'
import { standInForStripe } from './stripe-page.ts'

/** The request by which a guest has ordered and pays by card. */
export interface OrderRequest {
  readonly url: string
  readonly body: string
}

const placedSchema = z.object({ data: z.object({ order: z.object({ reference: z.string(), accessToken: z.string() }) }) })

async function readOrderRequest(browser: Browser, shop: string, carts: KeptCarts): Promise<OrderRequest> {
  const context = await browser.newContext({ locale: 'fr-FR', storageState: carts.guest })
  const page = await context.newPage()
  await standInForStripe(page)
  const buying = { page, hand: pointer, shop }
  await resumeCheckout(buying)
  await ways.NO_DELIVERY(buying)
  await pointer.press(goOn(page))
  await identify(buying, { isMember: false, isBrought: false })
  await pointer.press(goOn(page))
  await payBy(buying, /Carte bancaire/)
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && 'idempotency-key' in request.headers())
  await pointer.press(order(page))
  const request = await sent
  await context.close()
  return { url: request.url(), body: request.postData() ?? '' }
}

/** Places an order of its own, as the checkout did once, and opens its payment by card. */
export async function openPayment(page: Page, shop: string, { url, body }: OrderRequest): Promise<{ readonly reference: string }> {
  await standInForStripe(page)
  await page.goto(`${shop}/commande`)
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await page.evaluate(([to, init]) => fetch(to, init).then((response) => response.json() as Promise<unknown>), [
    url,
    { method: 'POST', headers, body },
  ] as const)
  const { reference, accessToken } = placedSchema.parse(answer).data.order
  await page.goto(`${shop}/commande#commande=${reference}.${accessToken}`)
  await page.getByRole('button', { name: 'Payer par carte bancaire' }).click()
  return { reference }
}

/** A test that may pay an order: each worker goes through the checkout once. */
export const test = base.extend<object, { readonly orderRequest: OrderRequest }>({
  orderRequest: [
    async ({ browser, keptCarts }, use) => {
      await use(await readOrderRequest(browser, cellar(process.env['E2E_URL']), keptCarts))
    },
    { scope: 'worker' },
  ],
})

import { test as base, type Browser, type BrowserContext } from '@playwright/test'
import { pointer } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { startCheckout, signIn } from './checkout-journey.ts'

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browsers of a guest and of a member keep who have just put six bottles into their carts. */
export interface KeptCarts {
  readonly guest: Kept
  readonly member: Kept
}

/** What a browser keeps but for the seed of its orders' keys: no two browsers have the same one, and what one has ordered is not taken again from another. */
function withoutSeed({ origins, ...kept }: Kept): Kept {
  const known = origins.map(({ origin, localStorage }) => {
    const others = localStorage.filter(({ name }) => !name.endsWith('.cart.orderKey'))
    if (others.length === localStorage.length) throw new Error('the seed of orders is kept elsewhere now')
    return { origin, localStorage: others }
  })
  return { ...kept, origins: known }
}

async function keepCarts(browser: Browser, shop: string): Promise<KeptCarts> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const buying = { page: await context.newPage(), hand: pointer, shop }
  await startCheckout(buying)
  const guest = withoutSeed(await context.storageState())
  await signIn(buying)
  const member = withoutSeed(await context.storageState())
  await context.close()
  return { guest, member }
}

/** A test that may go on from kept carts: each worker fills them once. */
export const test = base.extend<object, { readonly keptCarts: KeptCarts }>({
  keptCarts: [({ browser }, use) => keepCarts(browser, cellar(process.env['E2E_URL'])).then(use), { scope: 'worker' }],
})

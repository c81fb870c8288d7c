import { test as base, type Browser, type BrowserContext } from '@playwright/test'
import { pointer } from '#tests/e2e/page/hand.ts'
import { cellar } from '#tests/e2e/sites/site-pages.ts'
import { startCheckout, signIn } from './checkout-journey.ts'

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** The stored state of the browsers of a guest and of a member with six bottles in their carts. */
export interface KeptCarts {
  readonly guest: Kept
  readonly member: Kept
}

/** The stored state of a browser without the seed of its orders' keys: each browser has its own, so that an order of one is not taken for a repeat of another's. */
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

/** A test that may start from stored carts: each worker fills them once. */
export const test = base.extend<object, { readonly keptCarts: KeptCarts }>({
  keptCarts: [({ browser }, use) => keepCarts(browser, cellar(process.env['E2E_URL'])).then(use), { scope: 'worker' }],
})

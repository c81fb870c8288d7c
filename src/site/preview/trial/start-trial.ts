import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { localPath } from '#i18n/locale.ts'
import type { ActorParts } from '#site/actors/actor-deps.ts'
import { createAuthActor } from '#site/actors/auth-actor.ts'
import { CART_CHANGED } from '#site/site-events.ts'
import { CART_LINK } from '#site/cart-drawer/drawer-deps.ts'
import { watchCartLinks } from '#site/cart-drawer/watch-cart-links.ts'
import { showCounts } from '#site/loader/show-counts.ts'
import { createFormActors } from '#site/forms/form-actors.ts'
import type { CartValues } from '#site/shop/cart-storage.ts'
import type { CheckoutMemory } from '#site/shop/checkout-memory.ts'
import { startShop, type RunningShop } from '#site/shop/shop-actors.ts'
import { createSliderActor } from '#site/slider/slider-actor.ts'
import { putSample } from '#site/shop/put-sample.ts'
import { NOTHING_SENT } from '../french.ts'
import type { TakenPage } from '../canvas-model.ts'
import { createMemoryValues } from './memory-values.ts'
import { createRefusingCaller } from './refusing-caller.ts'
import { tellLeaving } from './try-mode.ts'

interface TrialParts extends TakenPage {
  readonly post: (message: FromFrame) => void
}

/** The parts of the actors of a trial: nothing that they send is written, and the page is never left. */
function actorParts({ canvas, text, post }: TrialParts): ActorParts {
  const { page, locales } = canvas.page
  const path = (url: string) => localPath(url, page.locale, locales)
  return {
    caller: createRefusingCaller(createCaller({ base: '/api', locale: () => page.locale }), NOTHING_SENT),
    target: null,
    home: path('/'),
    idSite: () => canvas.context.get().site.id,
    locale: () => page.locale,
    localPath: path,
    open: (address) => tellLeaving(post, address),
    notify: () => post({ type: 'unsent' }),
    takeBack: () => undefined,
    unreachable: text.formatMessage({ id: 'form.unreachable' }),
    notKept: () => NOTHING_SENT,
    unconfirmed: () => NOTHING_SENT,
  }
}

/** Starts a cart that lives as long as the page that is tried, with the drawer and the counts of the ways to it. */
function startTrialShop(parts: ActorParts, { canvas }: TrialParts, memory: TrialMemory): RunningShop {
  document.addEventListener(CART_CHANGED, (event) => {
    showCounts(() => (event as CustomEvent<number>).detail)
  })
  const shop = startShop(parts, memory.cart)
  const { actors } = shop
  const { caller, locale, open } = parts
  const queries = { page: (_: string, path: string) => caller.call('page.get', { id: path }) }
  const itemPages = () => canvas.context.get().site.itemPages
  watchCartLinks({ locales: canvas.page.locales, locale, itemPages, queries, startCart: () => Promise.resolve(actors.cart), open })
  return shop
}

/** The memory of a trial: it ends with the page that is tried, and its steps are no entries of the history of the composer. */
interface TrialMemory extends CheckoutMemory {
  readonly cart: CartValues
}

function createTrialMemory(): TrialMemory {
  return { visits: createMemoryValues(), tab: createMemoryValues(), cart: createMemoryValues(), hasHistory: false }
}

/** The actors of the shop of a trial; none where nothing is sold. */
async function shopActors(parts: ActorParts, trial: TrialParts, memory: TrialMemory): Promise<Partial<BlockActors>> {
  const sells = ['cart', 'product', 'checkout'].some((type) => trial.types.has(type)) || document.querySelector(CART_LINK) !== null
  if (!sells) return {}
  const shop = startTrialShop(parts, trial, memory)
  if (['cart', 'checkout'].some((type) => trial.types.has(type))) {
    // Such a page has nothing to try without an article. The drawer is for what a person adds.
    const isPut = await putSample(parts.caller, shop.cart.actor).catch(() => false)
    if (isPut) trial.post({ type: 'sampled' })
  }
  if (!trial.types.has('checkout')) return shop.actors
  const { createCheckoutActors } = await import('#site/shop/checkout-actors.ts')
  return createCheckoutActors(shop, parts, memory)
}

/** Gives the blocks of a page that is tried their actors: a shop and forms that store nothing outside of the trial, and a sign-in that opens no session, and pictures a slider. */
export async function startTrial(trial: TrialParts): Promise<void> {
  const { canvas, types } = trial
  const parts = actorParts(trial)
  const memory = createTrialMemory()
  const actors: Partial<BlockActors> = {
    slider: createSliderActor({
      load: async () => {
        const { runTrialSlider } = await import('./trial-slider.tsx')
        return { runSlider: () => runTrialSlider(trial) }
      },
      open: parts.open,
    }),
    ...(types.has('auth') && { auth: createAuthActor(parts, () => Promise.resolve()) }),
    ...(types.has('form') && { forms: createFormActors({ ...parts, stored: memory.tab, isTrial: true }) }),
    ...(await shopActors(parts, trial, memory)),
  }
  canvas.context.set({ ...canvas.context.get(), actors })
}

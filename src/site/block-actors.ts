import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { RunningShop } from './shop/shop-actors.ts'
import type { ActorParts } from './actors/actor-deps.ts'
import type { ClaimCart } from './actors/auth-actor.ts'
import { warn } from './warn.ts'

/** Makes something with what actors are made with, once while the site is open. */
type Once = <Made>(make: (parts: ActorParts, once: Once) => Promise<Made>) => Promise<Made>
type Maker = (parts: ActorParts, once: Once) => Promise<Partial<BlockActors>>

const startShop = async (parts: ActorParts): Promise<RunningShop> => (await import('./shop/open-shop.ts')).resumeShop(parts)
const makeShop: Maker = async (_, once) => (await once(startShop)).actors
const makeCheckout: Maker = async (parts, once) => {
  const [{ createCheckoutActors }, shop] = await Promise.all([import('./shop/checkout-actors.ts'), once(startShop)])
  return createCheckoutActors(shop, parts)
}

// A member who did not sign out may have left their cart in this browser. Without the file, they keep it.
const claimCart: ClaimCart = (idSite, idMember) =>
  import('./shop/claim-cart.ts').then(({ takeKeptCart }) => takeKeptCart(idSite, idMember), warn)

/** How the actors that a block type asks for are made; their file is fetched with the first page that needs them. */
const makers = new Map<string, Maker>([
  ['auth', async (parts) => ({ auth: (await import('./actors/auth-actor.ts')).createAuthActor(parts, claimCart) })],
  ['form', async (parts) => ({ forms: (await import('./forms/form-actors.ts')).createFormActors(parts) })],
  ['cart', makeShop],
  ['product', makeShop],
  ['checkout', makeCheckout],
])

/** A function that makes the actors that the blocks of a page ask for, each once while the site is open; a page that needs none fetches nothing. */
export function actorLoader(parts: ActorParts): (types: Iterable<string>) => Promise<Partial<BlockActors>> {
  const made = new Map<unknown, Promise<unknown>>()
  const once: Once = <Made>(make: (parts: ActorParts, once: Once) => Promise<Made>) => {
    const found = made.get(make) ?? make(parts, once)
    made.set(make, found)
    // What was made by a function is what it makes.
    return found as Promise<Made>
  }
  const requested = new Set<Maker>()
  return async (types) => {
    for (const type of types) {
      const make = makers.get(type)
      if (make) requested.add(make)
    }
    return Object.assign({}, ...(await Promise.all([...requested].map((make) => once(make))))) as Partial<BlockActors>
  }
}

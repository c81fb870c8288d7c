import type { BlockActors } from '#schemas/block-actors.ts'
import type { ActorParts } from './actor-parts.ts'

type Maker = (parts: ActorParts) => Promise<Partial<BlockActors>>

const makeShop: Maker = async (parts) => (await import('./shop/shop-actors.ts')).createShopActors(parts)

/** How the actors that a block type asks for are made; their file is fetched with the first page that needs them. */
const makers = new Map<string, Maker>([
  ['auth', async (parts) => ({ auth: (await import('./auth-actor.ts')).createAuthActor(parts) })],
  ['form', async (parts) => ({ forms: (await import('./form-actors.ts')).createFormActors(parts) })],
  ['cart', makeShop],
  ['product', makeShop],
])

/** A function that makes the actors that the blocks of a page ask for, each once while the site is open; a page that needs none fetches nothing. */
export function actorLoader(parts: ActorParts): (types: Iterable<string>) => Promise<Partial<BlockActors>> {
  const made = new Map<Maker, Promise<Partial<BlockActors>>>()
  return async (types) => {
    for (const type of types) {
      const make = makers.get(type)
      if (make && !made.has(make)) made.set(make, make(parts))
    }
    return Object.assign({}, ...(await Promise.all(made.values()))) as Partial<BlockActors>
  }
}

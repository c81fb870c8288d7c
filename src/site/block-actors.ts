import type { BlockActors } from '#schemas/block-actors.ts'
import type { ActorParts } from './actor-parts.ts'

/** How the actor that a block type asks for is made; its file is fetched with the first page that needs it. */
const makers = new Map<string, (parts: ActorParts) => Promise<Partial<BlockActors>>>([
  ['auth', async (parts) => ({ auth: (await import('./auth-actor.ts')).createAuthActor(parts) })],
  ['form', async (parts) => ({ forms: (await import('./form-actors.ts')).createFormActors(parts) })],
])

/** A function that makes the actors that the blocks of a page ask for, each once while the site is open; a page that needs none fetches nothing. */
export function actorLoader(parts: ActorParts): (types: Iterable<string>) => Promise<Partial<BlockActors>> {
  const made = new Map<string, Promise<Partial<BlockActors>>>()
  return async (types) => {
    for (const type of types) {
      const make = made.has(type) ? undefined : makers.get(type)
      if (make) made.set(type, make(parts))
    }
    return Object.assign({}, ...(await Promise.all(made.values()))) as Partial<BlockActors>
  }
}

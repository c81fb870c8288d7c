import type { BlockActors } from '#schemas/block-actors.ts'
import type { ActorParts } from './actor-parts.ts'

/** How the actor that a block type asks for is made; its file is fetched with the first page that needs it. */
const makers = new Map<string, (parts: ActorParts) => Promise<Partial<BlockActors>>>([
  ['auth', async (parts) => ({ auth: (await import('./auth-actor.ts')).createAuthActor(parts) })],
])

/** Makes the actors that the blocks of a page ask for; a page that needs none fetches nothing. */
export async function loadActors(types: Iterable<string>, parts: ActorParts): Promise<Partial<BlockActors>> {
  const made = await Promise.all([...types].flatMap((type) => makers.get(type)?.(parts) ?? []))
  return Object.assign({}, ...made) as Partial<BlockActors>
}

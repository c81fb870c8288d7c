import { useSyncExternalStore } from 'react'
import type { BlockActor } from '#schemas/runtime/block-actors.ts'

const nothing = (): null => null
const neverChanges = () => () => undefined

/** What goes on behind a block as it stands now; null on the server, without scripts, and while the browser takes over what the server has sent. */
export function useActorState<State, Event>(actor: BlockActor<State, Event> | null): State | null {
  return useSyncExternalStore<State | null>(actor?.subscribe ?? neverChanges, actor?.getState ?? nothing, actor?.getServerState ?? nothing)
}

import { useSyncExternalStore } from 'react'
import type { BlockActor } from '#schemas/runtime/block-actors.ts'

const nothing = (): null => null
const neverChanges = () => () => undefined

/** Returns the state of an actor; null on the server, without scripts, and during hydration. */
export function useActorState<State, Event>(actor: BlockActor<State, Event> | null): State | null {
  return useSyncExternalStore<State | null>(actor?.subscribe ?? neverChanges, actor?.getState ?? nothing, actor?.getServerState ?? nothing)
}

import type { BlockActor } from '#schemas/runtime/block-actors.ts'
import { lazySend } from './lazy-send.ts'

interface LazyParts<State, Event> {
  /** Loads the machine and starts it. */
  readonly load: () => Promise<BlockActor<State, Event>>
  /** The state before the first event. */
  readonly idle: State
  /** Called with an event when the machine cannot be loaded. */
  readonly onFailure: (event: Event, error: unknown) => void
}

/** Creates an actor whose machine is loaded on its first event. */
export function lazyActor<State, Event>({ load, idle, onFailure }: LazyParts<State, Event>): BlockActor<State, Event> {
  const listeners = new Set<() => void>()
  let running: BlockActor<State, Event> | null = null
  const start = async () => {
    const actor = await load()
    actor.subscribe(() => {
      for (const listener of listeners) listener()
    })
    running = actor
    return actor.send
  }
  return {
    getState: () => running?.getState() ?? idle,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    send: lazySend(start, onFailure),
  }
}

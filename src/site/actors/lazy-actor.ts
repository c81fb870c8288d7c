import type { BlockActor } from '#schemas/runtime/block-actors.ts'
import { lazySend } from './lazy-send.ts'

interface LazyParts<State, Event> {
  /** Brings the machine and starts it. */
  readonly load: () => Promise<BlockActor<State, Event>>
  /** The state of a machine that was told nothing yet. */
  readonly idle: State
  /** What becomes of an event when the machine cannot be brought. */
  readonly onFailure: (event: Event, error: unknown) => void
}

/** A machine that is fetched when it is first told something. */
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

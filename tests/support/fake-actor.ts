import { act } from 'react'
import type { BlockActor } from '#schemas/block-actors.ts'

/** A machine as a view meets it: it notes what it is told, and is put into any state. */
export function fakeActor<State, Event>(atRest: State) {
  const told: Event[] = []
  const listeners = new Set<() => void>()
  let state = atRest
  const actor: BlockActor<State, Event> = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (event) => void told.push(event),
  }
  const put = (next: Partial<State>) => {
    act(() => {
      state = { ...atRest, ...next }
      for (const listener of listeners) listener()
    })
  }
  return { actor, told, put }
}

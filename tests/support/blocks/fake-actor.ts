import { act } from 'react'
import type { BlockActor } from '#schemas/runtime/block-actors.ts'

/** Creates a machine for a view test: it records its events, responds as given and can be set to any state. */
export function fakeActor<State, Event>(atRest: State, answer: (event: Event, state: State) => Partial<State> = () => ({})) {
  const told: Event[] = []
  const listeners = new Set<() => void>()
  let state = atRest
  const actor: BlockActor<State, Event> = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (event) => {
      told.push(event)
      state = { ...state, ...answer(event, state) }
    },
  }
  const put = (next: Partial<State>) => {
    act(() => {
      state = { ...atRest, ...next }
      for (const listener of listeners) listener()
    })
  }
  return { actor, told, put }
}

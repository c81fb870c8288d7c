import type { AnyActorLogic, Actor, EventFromLogic, SnapshotFrom } from 'xstate'
import type { BlockActor } from '#schemas/runtime/block-actors.ts'

/** A running machine as views see it: its state as plain data, the same one as long as nothing has happened. */
export function blockActorOf<Logic extends AnyActorLogic, State>(
  actor: Actor<Logic>,
  stateOf: (snapshot: SnapshotFrom<Logic>) => State,
): BlockActor<State, EventFromLogic<Logic>> {
  let snapshot = actor.getSnapshot()
  let state = stateOf(snapshot)
  return {
    getState: () => {
      const now = actor.getSnapshot()
      // React compares what it is given.
      if (now !== snapshot) state = stateOf((snapshot = now))
      return state
    },
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange)
      return () => {
        subscription.unsubscribe()
      }
    },
    send: (event) => {
      actor.send(event)
    },
  }
}

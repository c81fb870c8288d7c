import type { BlockActor, BlockActors } from '#schemas/runtime/block-actors.ts'
import type { StaticActors } from '#schemas/runtime/static-actors.ts'

function still<State, Event>(state: State | undefined): BlockActor<State, Event> | undefined {
  if (state === undefined) return undefined
  const getState = () => state
  return { getState, getServerState: getState, subscribe: () => () => undefined, send: () => undefined }
}

function known<Answer>(answer: Answer): (() => Promise<Answer>) & { readonly known: Answer } {
  return Object.assign(() => Promise.resolve(answer), { known: answer })
}

/** Actors that stay where they are, for pages that are looked at and do nothing. */
export function stillActors({ countries = [], collectTimes = null, methods = [], ...states }: StaticActors): Partial<BlockActors> {
  const none = () => Promise.resolve([])
  return {
    cart: still(states.cart),
    discount: still(states.discount),
    shipping: still(states.shipping),
    checkout: still(states.checkout),
    places: { countries: known(countries), collectTimes: known(collectTimes), cities: none, accessPoints: none },
    payment: { methods: known(methods), mount: () => Promise.resolve(() => undefined) },
  }
}

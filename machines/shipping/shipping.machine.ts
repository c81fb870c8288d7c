import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { isRecord } from '#schemas/text/is-record.ts'
import type { ShippingEvent, ShippingState } from '#schemas/runtime/block-actors.ts'
import type { Carrier, ShippingResult, ShippingPlace } from '#schemas/runtime/cart.ts'

/** What the machine remembers of the calculation that is under way, or of the last one. */
export interface ShippingContext {
  readonly place: ShippingPlace
  /** Why there are no prices, in the shop's own words. */
  readonly message: string | null
  /** Whether the shop said nothing against the cart: it was not reached, or it failed. */
  readonly isUnanswered: boolean
}

/** Everything that the machine can be told; also that the cart has changed while it was being priced. */
export type ShippingMachineEvent = ShippingEvent | { readonly type: 'cart.change' }

const nowhere: ShippingPlace = { city: { postalCode: '', name: '' }, country: { id: 0, alphaTwo: '', alphaThree: '' } }
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'response' in error && isRecord(error.response) ? error.response['status'] : null
/** Whether the shop said something against the cart: who failed, or had too much to do, may answer the next time. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return typeof status === 'number' && status < 500 && status !== 429
}

/** What shipping costs: one calculation at a time, and a second request meanwhile does nothing. What comes of it is told to the cart, which keeps it. */
export const shippingMachine = setup({
  types: { context: {} as ShippingContext, events: {} as ShippingMachineEvent, emitted: {} as ShippingResult },
  actors: {
    /** Asks the shop who brings the cart to a place, and for how much. */
    priceShipping: fromPromise<readonly Carrier[], ShippingPlace>(() => Promise.reject(new Error('the app provides this actor'))),
  },
  actions: {
    begin: assign((_, { city, country }: ShippingPlace) => ({ place: { city, country }, message: null, isUnanswered: false })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ message: messageOf(error), isUnanswered: !isRefusal(error) })),
    tellPrices: emit(({ context: { place } }, { output }: { readonly output: readonly Carrier[] }) => ({
      ...{ type: 'shipping.price', prices: output },
      ...place,
    })),
    tellFailure: emit(({ context: { place } }) => ({ type: 'shipping.fail', ...place })),
  },
}).createMachine({
  id: 'shipping',
  initial: 'idle',
  context: { place: nowhere, message: null, isUnanswered: false },
  states: {
    idle: { on: { 'place.submit': { target: 'calculating', actions: { type: 'begin', params: ({ event }) => event } } } },
    calculating: {
      invoke: {
        id: 'priceShipping',
        src: 'priceShipping',
        input: ({ context }) => context.place,
        onDone: { target: 'idle', actions: { type: 'tellPrices', params: ({ event }) => event } },
        onError: { target: 'idle', actions: [{ type: 'fail', params: ({ event }) => event }, 'tellFailure'] },
      },
      // Prices of other lines than those in the cart are worth nothing.
      on: { 'cart.change': { target: 'calculating', reenter: true } },
    },
  },
})

/** The machine at one moment. */
export type ShippingSnapshot = SnapshotFrom<typeof shippingMachine>

/** Returns the state that views show. */
export function shippingStateOf(snapshot: ShippingSnapshot): ShippingState {
  const { place, message, isUnanswered } = snapshot.context
  return { asked: snapshot.matches('calculating') ? place : null, message, isUnanswered }
}

import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { isRecord } from '#schemas/text/is-record.ts'
import type { ShippingEvent, ShippingState } from '#schemas/runtime/block-actors.ts'
import type { Carrier, ShippingResult, ShippingPlace } from '#schemas/runtime/cart.ts'
import { errorMessage } from '../error-message.ts'

/** Context of the present or last calculation. */
export interface ShippingContext {
  readonly place: ShippingPlace
  /** The shop's message when there are no prices. */
  readonly message: string | null
  /** True when the shop could not be reached or failed, and thus did not reject the cart. */
  readonly isUnanswered: boolean
}

/** Events of the machine, including a change of the cart during a calculation. */
export type ShippingMachineEvent = ShippingEvent | { readonly type: 'cart.change' }

const nowhere: ShippingPlace = { city: { postalCode: '', name: '' }, country: { id: 0, alphaTwo: '', alphaThree: '' } }
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'response' in error && isRecord(error.response) ? error.response['status'] : null
/** Returns true when the shop rejected the cart. Server errors and rate limits may succeed later. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return typeof status === 'number' && status < 500 && status !== 429
}

/**
 * Shipping prices. One calculation runs at a time, and further requests are ignored meanwhile. The result goes to the cart, which stores
 * it.
 */
export const shippingMachine = setup({
  types: { context: {} as ShippingContext, events: {} as ShippingMachineEvent, emitted: {} as ShippingResult },
  actors: {
    /** Requests the carriers of a place and their prices. */
    priceShipping: fromPromise<readonly Carrier[], ShippingPlace>(() => Promise.reject(new Error('the app provides this actor'))),
  },
  actions: {
    begin: assign((_, { city, country }: ShippingPlace) => ({ place: { city, country }, message: null, isUnanswered: false })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ message: errorMessage(error), isUnanswered: !isRefusal(error) })),
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
      // Prices of other lines than those in the cart are not valid.
      on: { 'cart.change': { target: 'calculating', reenter: true } },
    },
  },
})

/** Snapshot of the machine. */
export type ShippingSnapshot = SnapshotFrom<typeof shippingMachine>

/** Returns the state that views show. */
export function shippingStateOf(snapshot: ShippingSnapshot): ShippingState {
  const { place, message, isUnanswered } = snapshot.context
  return { asked: snapshot.matches('calculating') ? place : null, message, isUnanswered }
}

import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { DiscountEvent, DiscountState } from '#schemas/runtime/block-actors.ts'
import type { CartDiscount, DiscountResult } from '#schemas/runtime/cart.ts'
import { errorMessage } from '../error-message.ts'

/** Context of the machine. */
export interface DiscountContext {
  /** The code of the present or last request. */
  readonly asked: string
  /** The code of the cart. */
  readonly applied: string | null
  /** The reason why the last requested code is not applied. */
  readonly message: string | null
}

/** Events of the machine, including changed lines of the cart, and the code found in a stored cart. */
export type DiscountMachineEvent =
  DiscountEvent | { readonly type: 'cart.change' } | { readonly type: 'code.find'; readonly code: string | null }

/** Rejection of the discount actor. It is final when the shop rejects the code, not when the shop cannot be reached. */
export class DiscountRefusal extends Error {
  readonly isFinal: boolean

  constructor(message: string, { isFinal }: { readonly isFinal: boolean }) {
    super(message)
    this.name = 'DiscountRefusal'
    this.isFinal = isFinal
  }
}

/** The discount code. Its result goes to the cart, which stores it. It is requested again when the lines change. */
export const discountMachine = setup({
  types: {
    context: {} as DiscountContext,
    events: {} as DiscountMachineEvent,
    emitted: {} as DiscountResult,
    input: {} as { readonly code: string | null },
  },
  actors: {
    /** Requests the discount of a code. */
    askDiscount: fromPromise<CartDiscount, { readonly code: string }>(() => Promise.reject(new Error('the app provides this actor'))),
  },
  actions: {
    ask: assign((_, { code }: { readonly code: string }) => ({ asked: code.trim(), message: null })),
    askAgain: assign(({ context }) => ({ asked: context.applied ?? context.asked, message: null })),
    take: assign((_, { code }: { readonly code: string | null }) => ({ applied: code, asked: code ?? '', message: null })),
    lose: assign({ applied: null }),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ message: errorMessage(error) })),
    tellDiscount: emit((_, discount: CartDiscount) => ({ type: 'discount.apply', discount })),
    tellNone: emit({ type: 'discount.drop' }),
  },
  guards: {
    isCode: (_, { code }: { readonly code: string }) => code.trim() !== '',
    hasCode: ({ context }) => context.applied !== null,
    // While the shop cannot be reached the cart retains its code. The order checks it again.
    isLost: ({ context }, { error }: { readonly error: unknown }) =>
      context.asked === context.applied && error instanceof DiscountRefusal && error.isFinal,
  },
}).createMachine({
  id: 'discount',
  initial: 'settled',
  context: ({ input: { code } }) => ({ asked: '', applied: code, message: null }),
  on: {
    'code.submit': {
      guard: { type: 'isCode', params: ({ event }) => event },
      target: '.asking',
      reenter: true,
      actions: { type: 'ask', params: ({ event }) => event },
    },
    'code.remove': { target: '.none', actions: [{ type: 'take', params: { code: null } }, 'tellNone'] },
    'code.find': { target: '.settled', actions: { type: 'take', params: ({ event }) => event } },
  },
  states: {
    settled: { always: [{ guard: 'hasCode', target: 'applied' }, { target: 'none' }] },
    none: {},
    applied: { on: { 'cart.change': { target: 'asking', actions: 'askAgain' } } },
    asking: {
      invoke: {
        id: 'askDiscount',
        src: 'askDiscount',
        input: ({ context }) => ({ code: context.asked }),
        onDone: {
          target: 'applied',
          actions: [
            { type: 'take', params: ({ event }) => event.output.discount },
            { type: 'tellDiscount', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'none',
            actions: ['lose', { type: 'fail', params: ({ event }) => event }, 'tellNone'],
          },
          { target: 'settled', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { 'cart.change': { target: 'asking', reenter: true } },
    },
  },
})

/** Snapshot of the machine. */
export type DiscountSnapshot = SnapshotFrom<typeof discountMachine>

/** Returns the state that views show. */
export function discountStateOf(snapshot: DiscountSnapshot): DiscountState {
  const { applied, message } = snapshot.context
  return { applied, isAsking: snapshot.matches('asking'), message }
}

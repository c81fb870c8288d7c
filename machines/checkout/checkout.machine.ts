import { assign, emit, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { OrderNews, ShippingNews, StoredCart } from '#schemas/cart.ts'
import type { CheckoutEvent, CheckoutStep, OrderFault, OrderPayment, OrderRequest, PaymentMethod, PlacedOrder } from '#schemas/checkout.ts'
import { errorMessage } from '#schemas/errors.ts'
import { firstMissing, stepToMend, type Buyer, type CheckedCart } from './checkout-faults.ts'
import { refusalOf } from './order-refusal.ts'
import { orderRequestOf } from './order-request.ts'

/** With what the checkout is opened: who buys, when they are signed in, and in which language it speaks. */
export interface CheckoutInput {
  readonly buyer: Buyer | null
  readonly locale: string
}

/** An order that was taken, and what is left to do to pay it. */
export interface OrderAnswer {
  readonly order: PlacedOrder
  readonly payment: OrderPayment
}

/** An order that waits for its payment, and how it is to be paid. */
export interface Paying {
  readonly answer: OrderAnswer | null
  readonly method: PaymentMethod
}

/** What the machine remembers. */
export interface CheckoutContext extends CheckoutInput, Paying {
  /** The step that is opened next. */
  readonly opens: CheckoutStep
  readonly faults: readonly OrderFault[]
  readonly message: string | null
  /** How often something was refused. */
  readonly refusals: number
  /** The cart that is being ordered. */
  readonly cart: StoredCart | null
  /** The order that is made of it. */
  readonly request: OrderRequest | null
}

type Told<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type }>
type Failed = { readonly error: unknown }

const notProvided = (): Promise<never> => Promise.reject(new Error('the app provides this actor'))
const still = { faults: [], message: null } as const

/** From a cart to an order that is paid: how it gets there, for whom, one look at everything, then the order and its payment. The app provides what asks the shop. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as OrderNews | ShippingNews,
    input: {} as CheckoutInput,
  },
  actors: {
    placeOrder: fromPromise<OrderAnswer, OrderRequest | null>(notProvided),
    /** Has the buyer's bank say yes. */
    confirmPayment: fromPromise<unknown, Paying>(notProvided),
    /** Begins a payment anew, in the same way or another. */
    renewPayment: fromPromise<OrderPayment, Paying>(notProvided),
  },
  actions: {
    /** Shows the order that was taken. */
    openConfirmation: (_, _params: { readonly answer: OrderAnswer | null }) => undefined,
    clear: assign(still),
    open: assign((_, { step }: { readonly step: CheckoutStep }) => ({ opens: step, ...still })),
    sayMissing: assign(({ context }, checked: CheckedCart) => {
      const missing = firstMissing(checked, context)
      return { ...missing, message: errorMessage('VALIDATION_FAILED', context.locale), refusals: context.refusals + 1 }
    }),
    begin: assign((_, { type: __, cart, ...consent }: Told<'order.submit'>) => ({
      ...still,
      cart,
      method: consent.method,
      request: orderRequestOf(cart, consent),
    })),
    takeOrder: assign((_, { output }: { readonly output: OrderAnswer }) => ({ answer: output, cart: null, request: null })),
    refuseOrder: enqueueActions(({ context, enqueue }, { error }: Failed) => {
      const { message, code, faults, carriers } = refusalOf(error)
      enqueue.assign({ message, faults, opens: stepToMend(code, faults), refusals: context.refusals + 1, cart: null, request: null })
      enqueue.emit({ type: 'order.refuse', message })
      const { city, country } = context.cart ?? {}
      if (carriers && city && country) enqueue.emit({ type: 'shipping.price', prices: carriers, city, country })
    }),
    fail: assign(({ context }, { error }: Failed) => ({ message: refusalOf(error).message, refusals: context.refusals + 1 })),
    choose: assign((_, { method }: { readonly method: PaymentMethod }) => ({ ...still, method })),
    takePayment: assign(({ context: { answer } }, { output }: { readonly output: OrderPayment }) => ({
      answer: answer && { ...answer, payment: output },
    })),
    tellOrder: emit({ type: 'order.place' }),
  },
  guards: {
    opens: ({ context }, { step }: { readonly step: CheckoutStep }) => context.opens === step,
    is: (_, { step, wanted }: { readonly step: CheckoutStep; readonly wanted: CheckoutStep }) => step === wanted,
    isWhole: ({ context }, checked: CheckedCart) => firstMissing(checked, context) === null,
    // A transfer is made elsewhere: nothing is left to do here.
    isTransfer: (_, { method }: { readonly method: PaymentMethod }) => method === 'TRANSFER',
  },
}).createMachine({
  id: 'checkout',
  initial: 'opening',
  context: ({ input }) => ({
    ...{ ...input, ...still, opens: 'delivery', refusals: 0 },
    ...{ cart: null, request: null, answer: null, method: 'TRANSFER' },
  }),
  states: {
    opening: {
      always: [
        { guard: { type: 'opens', params: { step: 'delivery' } }, target: 'delivery' },
        { guard: { type: 'opens', params: { step: 'identity' } }, target: 'identity' },
        { target: 'review' },
      ],
    },
    delivery: {
      on: {
        'step.submit': [
          {
            guard: { type: 'isWhole', params: ({ event: { cart } }) => ({ cart, upTo: 'delivery' }) },
            target: 'identity',
            actions: 'clear',
          },
          { target: 'opening', actions: { type: 'sayMissing', params: ({ event: { cart } }) => ({ cart, upTo: 'delivery' }) } },
        ],
      },
    },
    identity: {
      on: {
        'step.submit': [
          {
            guard: { type: 'isWhole', params: ({ event: { cart } }) => ({ cart, upTo: 'identity' }) },
            target: 'review',
            actions: 'clear',
          },
          { target: 'opening', actions: { type: 'sayMissing', params: ({ event: { cart } }) => ({ cart, upTo: 'identity' }) } },
        ],
        'step.open': {
          guard: { type: 'is', params: ({ event: { step } }) => ({ step, wanted: 'delivery' }) },
          target: 'delivery',
          actions: 'clear',
        },
      },
    },
    review: {
      on: {
        'step.open': { target: 'opening', actions: { type: 'open', params: ({ event }) => event } },
        'order.submit': [
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ ...event, upTo: 'review' }) },
            target: 'ordering',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: 'opening', actions: { type: 'sayMissing', params: ({ event }) => ({ ...event, upTo: 'review' }) } },
        ],
      },
    },
    ordering: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isTransfer', params: ({ event }) => event.output.payment },
            target: 'confirmed',
            actions: [{ type: 'takeOrder', params: ({ event }) => event }, 'tellOrder'],
          },
          { target: 'payment', actions: [{ type: 'takeOrder', params: ({ event }) => event }, 'tellOrder'] },
        ],
        onError: { target: 'opening', actions: { type: 'refuseOrder', params: ({ event }) => event } },
      },
    },
    payment: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'payment.submit': { target: 'confirming', actions: 'clear' },
            'payment.renew': { target: 'renewing', actions: { type: 'choose', params: ({ event }) => event } },
          },
        },
        confirming: {
          invoke: {
            id: 'confirmPayment',
            src: 'confirmPayment',
            input: ({ context: { answer, method } }) => ({ answer, method }),
            onDone: '#checkout.confirmed',
            onError: { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        renewing: {
          invoke: {
            id: 'renewPayment',
            src: 'renewPayment',
            input: ({ context: { answer, method } }) => ({ answer, method }),
            onDone: [
              {
                guard: { type: 'isTransfer', params: ({ event }) => event.output },
                target: '#checkout.confirmed',
                actions: { type: 'takePayment', params: ({ event }) => event },
              },
              { target: 'ready', actions: { type: 'takePayment', params: ({ event }) => event } },
            ],
            onError: { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
      },
    },
    confirmed: { type: 'final', entry: { type: 'openConfirmation', params: ({ context }) => context } },
  },
})

/** The machine at one moment. */
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

import { assign, emit, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { OrderResult, ShippingResult } from '#schemas/runtime/cart.ts'
import type { CheckoutEvent, CheckoutStep, OrderPayment, OrderRequest, PaymentMethod, PlacedOrder } from '#schemas/runtime/checkout.ts'
import { priceMessage } from '#schemas/errors/price-messages.ts'
import { notProvided } from '../not-provided.ts'
import type { CheckoutContext, CheckoutInput, CheckoutMachineEvent, OrderAnswer, PendingPayment } from './checkout-context.ts'
import { initialContext, noError } from './checkout-context.ts'
import { withMissing, withRefusal, afterRefusedOrder, firstInvalidStep, type CheckedCart } from './checkout-validation.ts'
import { toOrderError } from './order-error.ts'
import { isProcessing, fastPolls } from './payment-polling.ts'
import { isOutcomeUnknown, withUnknownOutcome, beginOrder, restartsPayment, willResend, noPendingOrder } from './unconfirmed-order.ts'

type Told<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type }>
type Failed = { readonly error: unknown }

/** The checkout: delivery, identity, review, order and payment. The app provides the shop calls. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutMachineEvent,
    emitted: {} as OrderResult | ShippingResult,
    input: {} as CheckoutInput,
  },
  actors: {
    /** Requests the present price of the cart; null when it is empty. */
    askQuote: fromPromise<QuoteDto | null>(notProvided),
    placeOrder: fromPromise<OrderAnswer, OrderRequest | null>(notProvided),
    /** Confirms the payment with the buyer's bank. */
    confirmPayment: fromPromise<unknown, PendingPayment>(notProvided),
    /** Restarts a payment with the same or another method. */
    renewPayment: fromPromise<OrderPayment | null, PendingPayment>(notProvided),
    /** Loads the placed order. */
    readOrder: fromPromise<OrderView, PlacedOrder | null>(notProvided),
  },
  actions: {
    /** Stores the placed order, so that it can be found after a reload. */
    nameOrder: (_, _params: { readonly answer: OrderAnswer | null }) => undefined,
    clear: assign(noError),
    open: assign((_, { step }: { readonly step: CheckoutStep }) => ({ opens: step, ...noError })),
    sayMissing: assign(({ context }, checked: CheckedCart) => withMissing(checked, context)),
    press: assign((_, pressed: Told<'order.submit'>) => ({ ...noError, pressed })),
    dropPress: assign({ pressed: null }),
    /** Submits a pressed order when its price still holds. Otherwise it reports the new price, and the buyer confirms it. */
    takeQuote: enqueueActions(({ context, enqueue }, { output }: { readonly output: QuoteDto | null }) => {
      if (output === null) return enqueue.assign({ quote: null })
      const { pressed, shownTotal, locale, refusals } = context
      enqueue.assign({ quote: output, shownTotal: output.total })
      if (pressed && output.total === shownTotal) enqueue.raise(pressed)
      else if (pressed) enqueue.assign({ message: priceMessage(shownTotal === null ? 'known' : 'changed', locale), refusals: refusals + 1 })
    }),
    begin: assign(({ context }, pressed: Told<'order.submit'>) => ({ ...noError, ...beginOrder(context, pressed) })),
    takeOrder: assign((_, { output }: { readonly output: OrderAnswer }) => ({ ...noPendingOrder, answer: output })),
    /** Retains the sent request unchanged, because the order may have been placed. */
    missAnswer: assign(({ context }, { error }: Failed) => ({ ...noPendingOrder, ...withUnknownOutcome(toOrderError(error), context) })),
    refuseOrder: enqueueActions(({ context, enqueue }, { error }: Failed) => {
      const refusal = toOrderError(error)
      enqueue.assign({ ...afterRefusedOrder(refusal, context), ...noPendingOrder })
      enqueue.emit({ type: 'order.refuse', message: refusal.message })
      const { city, country } = context.cart ?? {}
      if (refusal.carriers && city && country) enqueue.emit({ type: 'shipping.price', prices: refusal.carriers, city, country })
    }),
    /** Rejects the quote when no carrier serves the choice. The buyer chooses again among the present carriers. */
    refuseQuote: enqueueActions(({ context, enqueue }, { error }: Failed) => {
      const refusal = toOrderError(error)
      const { carriers, place } = refusal
      enqueue.assign(withRefusal(refusal, context, null))
      if (place) enqueue.emit(carriers ? { type: 'shipping.price', prices: carriers, ...place } : { type: 'shipping.fail', ...place })
    }),
    /** The old quote is no longer valid. */
    dropQuote: assign({ quote: null }),
    fail: assign(({ context }, { error }: Failed) => ({ message: toOrderError(error).message, refusals: context.refusals + 1 })),
    choose: assign((_, { method }: { readonly method: PaymentMethod }) => ({ ...noError, method })),
    takePayment: assign(({ context: { answer } }, { output }: { readonly output: OrderPayment | null }) => ({
      answer: answer && { ...answer, payment: output },
    })),
    takeView: assign(({ context: { isAwaited, looks } }, { output }: { readonly output: OrderView }) => ({
      ...{ view: output, isAwaited: isProcessing(isAwaited, output), looks: looks + 1 },
    })),
    lookAgain: assign(({ context: { looks } }) => ({ looks: looks + 1 })),
    await: assign({ isAwaited: true, looks: 0 }),
    endWait: assign({ isAwaited: false, looks: 0, view: null }),
    tellOrder: emit({ type: 'order.place' }),
  },
  guards: {
    opens: ({ context }, { step }: { readonly step: CheckoutStep }) => context.opens === step,
    is: (_, { step, wanted }: { readonly step: CheckoutStep; readonly wanted: CheckoutStep }) => step === wanted,
    isWhole: ({ context }, checked: CheckedCart) => firstInvalidStep(checked, context) === null,
    /** A repeated request needs no present price. */
    needsQuote: ({ context }, pressed: Told<'order.submit'>) => context.quote === null && !willResend(context, pressed),
    isUnheardOf: ({ context }, { error }: Failed) => isOutcomeUnknown(toOrderError(error), context),
    isPaidAnew: ({ context }) => restartsPayment(context),
    isPlaced: ({ context }) => context.answer !== null,
    isOnItsWay: ({ context }, { view }: { readonly view: OrderView | null }) => isProcessing(context.isAwaited, view),
    /** The call was not answered; the bank may have confirmed the payment. */
    isUnheard: (_, { error }: Failed) => toOrderError(error).code === 'PAYMENT_UNHEARD',
    // The order is paid or expired meanwhile; the shop knows which.
    isOver: (_, { error }: Failed) => toOrderError(error).code === 'ORDER_NOT_PAYABLE',
    /** The rejected field is on a step before the review. */
    isMendedBefore: ({ context }, { error }: Failed) => withRefusal(toOrderError(error), context, null).opens !== 'review',
    isSettled: (_, { payment }: { readonly payment: OrderPayment | null }) => payment === null || payment.method === 'TRANSFER',
  },
  delays: { untilNextLook: ({ context }) => (context.looks < fastPolls ? 2000 : 10_000) },
}).createMachine({
  id: 'checkout',
  initial: 'opening',
  context: ({ input }) => initialContext(input),
  states: {
    opening: {
      always: [
        { guard: 'isPlaced', target: 'confirmed' },
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
            guard: { type: 'isWhole', params: ({ event }) => ({ ...event, upTo: 'identity' }) },
            target: 'review',
            actions: 'clear',
          },
          { target: 'opening', actions: { type: 'sayMissing', params: ({ event }) => ({ ...event, upTo: 'identity' }) } },
        ],
        'step.open': {
          guard: { type: 'is', params: ({ event: { step } }) => ({ step, wanted: 'delivery' }) },
          target: 'delivery',
          actions: 'clear',
        },
      },
    },
    review: {
      initial: 'quoting',
      exit: 'dropPress',
      states: {
        quoting: {
          invoke: {
            id: 'askQuote',
            src: 'askQuote',
            onDone: { target: 'quoted', actions: { type: 'takeQuote', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isMendedBefore', params: ({ event }) => event },
                target: '#checkout.opening',
                actions: ['dropQuote', { type: 'refuseQuote', params: ({ event }) => event }],
              },
              { target: 'quoted', actions: ['dropQuote', { type: 'fail', params: ({ event }) => event }] },
            ],
          },
        },
        // A failed quote is retried by the next submission.
        quoted: {
          entry: 'dropPress',
          on: {
            'order.submit': {
              guard: { type: 'needsQuote', params: ({ event }) => event },
              target: 'quoting',
              actions: { type: 'press', params: ({ event }) => event },
            },
          },
        },
      },
      on: {
        'cart.change': { target: '.quoting', actions: 'dropPress' },
        'step.open': { target: 'opening', actions: { type: 'open', params: ({ event }) => event } },
        'order.submit': [
          { guard: { type: 'needsQuote', params: ({ event }) => event }, actions: { type: 'press', params: ({ event }) => event } },
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
            guard: 'isPaidAnew',
            target: 'payment.renewing',
            actions: [{ type: 'takeOrder', params: ({ event }) => event }, 'tellOrder'],
          },
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: [{ type: 'takeOrder', params: ({ event }) => event }, 'tellOrder'],
          },
          { target: 'payment', actions: [{ type: 'takeOrder', params: ({ event }) => event }, 'tellOrder'] },
        ],
        onError: [
          {
            guard: { type: 'isUnheardOf', params: ({ event }) => event },
            target: 'review.quoted',
            actions: { type: 'missAnswer', params: ({ event }) => event },
          },
          { target: 'opening', actions: { type: 'refuseOrder', params: ({ event }) => event } },
        ],
      },
    },
    payment: {
      entry: { type: 'nameOrder', params: ({ context }) => context },
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
            onDone: { target: '#checkout.confirmed', actions: 'await' },
            onError: [
              { guard: { type: 'isUnheard', params: ({ event }) => event }, target: '#checkout.confirmed', actions: 'await' },
              { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
        },
        renewing: {
          invoke: {
            id: 'renewPayment',
            src: 'renewPayment',
            input: ({ context: { answer, method } }) => ({ answer, method }),
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => ({ payment: event.output }) },
                target: '#checkout.confirmed',
                actions: { type: 'takePayment', params: ({ event }) => event },
              },
              { target: 'ready', actions: { type: 'takePayment', params: ({ event }) => event } },
            ],
            onError: [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: '#checkout.confirmed', actions: 'endWait' },
              { target: 'ready', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    confirmed: {
      entry: { type: 'nameOrder', params: ({ context }) => context },
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => context.answer?.order ?? null,
            onDone: [
              {
                guard: { type: 'isOnItsWay', params: ({ event }) => ({ view: event.output }) },
                target: 'waiting',
                actions: { type: 'takeView', params: ({ event }) => event },
              },
              { target: 'read', actions: { type: 'takeView', params: ({ event }) => event } },
            ],
            onError: [
              { guard: { type: 'isOnItsWay', params: { view: null } }, target: 'waiting', actions: 'lookAgain' },
              { target: 'read', actions: { type: 'fail', params: ({ event }) => event } },
            ],
          },
        },
        // Only the bank's result at the shop counts, so the shop is polled for it.
        waiting: {
          after: { untilNextLook: 'reading' },
          on: { 'payment.renew': { target: '#checkout.payment.renewing', actions: { type: 'choose', params: ({ event }) => event } } },
        },
        read: {
          on: { 'payment.renew': { target: '#checkout.payment.renewing', actions: { type: 'choose', params: ({ event }) => event } } },
        },
      },
    },
  },
})

/** Snapshot of the machine. */
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

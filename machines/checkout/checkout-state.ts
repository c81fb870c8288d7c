import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import type { CheckoutSnapshot } from './checkout.machine.ts'
import { matchesPending } from './unconfirmed-order.ts'

type Place = Pick<CheckoutState, 'step' | 'pending'>

/** Number of polls, about half a minute, after which the view shows more information. */
const manyLooks = 15

const pending = { quoting: 'quoting', confirming: 'confirming', renewing: 'renewing', reading: 'reading' } as const

function placeOf({ value, context }: CheckoutSnapshot): Place {
  // The state “opening” is transient: the next step follows immediately.
  if (value === 'opening') return { step: context.opens, pending: null }
  if (value === 'ordering') return { step: 'review', pending: value }
  if (typeof value === 'string') return { step: value, pending: null }
  const [[step, inner]] = Object.entries(value) as [[Place['step'], string]]
  return { step, pending: pending[inner as keyof typeof pending] ?? null }
}

/** Returns the checkout state of a snapshot and a cart. */
export function checkoutStateOf(snapshot: CheckoutSnapshot, cart: StoredCart | null = null): CheckoutState {
  const { buyer, faults, message, refusals, quote, answer, view, isAwaited, looks, unheard } = snapshot.context
  return {
    ...placeOf(snapshot),
    ...{ buyer, faults, message, refusals, quote, view },
    unheard: matchesPending(unheard, cart),
    order: answer?.order ?? null,
    payment: answer?.payment ?? null,
    awaited: isAwaited ? (looks < manyLooks ? 'soon' : 'long') : null,
  }
}

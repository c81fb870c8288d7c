import { checkoutSteps } from '#machines/checkout/checkout-validation.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutState, CheckoutStep, PlacedOrder } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { CHECKOUT_STARTED } from '#site/site-events.ts'
import { sessionValues } from '../browser-storage.ts'
import { keepLinksFromHistory } from './checkout-link-guard.ts'
import { setOrderHash, orderFromHash } from './order-hash.ts'

/** The key that marks history entries of the checkout. */
const ENTRY = 'checkout'

/** The step of a history entry and the number of checkout entries before it. */
interface StepEntry {
  readonly step: CheckoutStep
  readonly depth: number
}

const isStep = (step: unknown): step is CheckoutStep => checkoutSteps.some((each) => each === step)
const placeOf = (step: CheckoutState['step']): number => (isStep(step) ? checkoutSteps.indexOf(step) : checkoutSteps.length)

function entryOf(state: unknown): StepEntry | null {
  const { step, depth } = (isRecord(state) && isRecord(state[ENTRY]) && state[ENTRY]) || {}
  return isStep(step) && typeof depth === 'number' ? { step, depth } : null
}

/** The session storage key of the step at which the page was left. */
const LEFT = 'vitrine.checkout.left'

/** Returns the stored step of a page that is reopened from the history, in another locale or after a login; otherwise null. */
export function storedStep(): CheckoutStep | null {
  const left = sessionValues.read(LEFT)
  sessionValues.remove(LEFT)
  return entryOf(history.state)?.step ?? (isStep(left) ? left : null)
}

/** Blurs the active field, so that its input is stored. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Returns true when an entry shows another order: the URL names it, or it is a step before the current order was opened by its URL. */
function isOfAnother(entry: StepEntry | null, order: PlacedOrder | null, wasOpenedByName: boolean): boolean {
  const named = orderFromHash()
  if (named === null) return wasOpenedByName && entry !== null
  return named.reference !== order?.reference || named.accessToken !== order.accessToken
}

/** Goes to a step, forward only while the cart is complete. */
function goTo({ getState, send }: Pick<BlockActors['checkout'], 'getState' | 'send'>, step: CheckoutStep, cartNow: () => StoredCart): void {
  if (placeOf(step) < placeOf(getState().step)) send({ type: 'step.open', step })
  // A cart that was emptied elsewhere lacks nothing.
  if (cartNow().lines.length === 0) return
  for (let from = -1, here = placeOf(getState().step); from < here && here < placeOf(step);) {
    send({ type: 'step.submit', cart: cartNow() })
    from = here
    here = placeOf(getState().step)
  }
}

/**
 * Adds a history entry for each step of the checkout, so that the browser buttons navigate between them while the cart is complete.
 * A placed order removes these entries again, so that going back leads to the page before the checkout.
 */
export function keepStepsInHistory({ getState, send, subscribe }: BlockActors['checkout'], cartNow: () => StoredCart): void {
  document.dispatchEvent(new Event(CHECKOUT_STARTED))
  const listening = new AbortController()
  const { signal } = listening
  let shown = getState().step
  let depth = entryOf(history.state)?.depth ?? 0
  let isGoing = false
  const wasOpenedByName = entryOf(history.state) === null && orderFromHash() !== null
  const mark = (step: CheckoutStep, write: 'pushState' | 'replaceState') => {
    // The state of the router is preserved, so that it recognises the entry.
    history[write]({ ...(history.state as object | null), [ENTRY]: { step, depth } satisfies StepEntry }, '')
  }
  if (isStep(shown)) mark(shown, 'replaceState')

  const unsubscribe = subscribe(() => {
    const before = shown
    shown = getState().step
    if (shown === before || isGoing) return
    if (isStep(shown)) {
      depth += 1
      mark(shown, 'pushState')
    } else if (isStep(before) && depth > 0) history.go(-depth)
  })

  const enter = ({ step }: StepEntry) => {
    leaveField()
    isGoing = true
    goTo({ getState, send }, step, cartNow)
    isGoing = false
  }
  const settle = (entry: StepEntry | null) => {
    if (entry) enter(entry)
    const { step } = getState()
    if (!isStep(step)) return
    // While an order is being sent, going back is blocked: the entry is pushed again.
    const isHeld = entry !== null && placeOf(entry.step) < placeOf(step)
    if (isHeld) depth += 1
    mark(step, isHeld ? 'pushState' : 'replaceState')
  }
  const { pathname } = location
  const onPopState = (event: PopStateEvent) => {
    // The router renders other pages.
    if (location.pathname !== pathname) return
    const entry = entryOf(event.state)
    const { order } = getState()
    const isElsewhere = isOfAnother(entry, order, wasOpenedByName)
    if (entry || isElsewhere) event.stopImmediatePropagation()
    // An anchor in the URL has created an entry without a state.
    depth = entry?.depth ?? depth + 1
    if (isElsewhere) location.reload()
    else if (order) setOrderHash(order)
    else settle(entry)
  }
  // Runs before the router, which would reload the page.
  addEventListener('popstate', onPopState, { capture: true, signal })
  addEventListener('pagehide', leaveField, { signal })
  const noteStep = () => {
    sessionValues.write(LEFT, getState().step)
  }
  keepLinksFromHistory({ hasOrder: () => getState().order !== null, noteStep }, signal)
  const end = () => {
    unsubscribe()
    listening.abort()
  }
  document.addEventListener(CHECKOUT_STARTED, end, { once: true })
}

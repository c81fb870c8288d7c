import { checkoutSteps } from '#machines/checkout/checkout-validation.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutState, CheckoutStep, PlacedOrder } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { sessionValues } from '../browser-storage.ts'
import { CHECKOUT_STARTED } from '../actors/site-events.ts'
import { keepLinksFromHistory } from './checkout-link-guard.ts'
import { setOrderHash, orderFromHash } from './order-hash.ts'

/** What marks an entry of the history as one of the checkout’s. */
const ENTRY = 'checkout'

/** Where an entry of the history stands: at which step, and how many of the checkout’s lie before it. */
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

/** Under what the tab keeps at which step the page was left for itself. */
const LEFT = 'vitrine.checkout.left'

/** The step at which the page was left that is opened again, from the history, in another language or once signed in; null where it is opened anew. */
export function storedStep(): CheckoutStep | null {
  const left = sessionValues.read(LEFT)
  sessionValues.remove(LEFT)
  return entryOf(history.state)?.step ?? (isStep(left) ? left : null)
}

/** What is being typed is kept as soon as its field is left. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Whether an entry shows something else than the order that is shown: the address names another, or it is a step before which that order was opened by its name. */
function isOfAnother(entry: StepEntry | null, order: PlacedOrder | null, wasOpenedByName: boolean): boolean {
  const named = orderFromHash()
  if (named === null) return wasOpenedByName && entry !== null
  return named.reference !== order?.reference || named.accessToken !== order.accessToken
}

/** Goes back to a step, or on to it as far as the cart is whole. */
function goTo({ getState, send }: Pick<BlockActors['checkout'], 'getState' | 'send'>, step: CheckoutStep, cartNow: () => StoredCart): void {
  if (placeOf(step) < placeOf(getState().step)) send({ type: 'step.open', step })
  // Of a cart that was emptied elsewhere nothing is missing.
  if (cartNow().lines.length === 0) return
  for (let from = -1, here = placeOf(getState().step); from < here && here < placeOf(step);) {
    send({ type: 'step.submit', cart: cartNow() })
    from = here
    here = placeOf(getState().step)
  }
}

/**
 * Gives each step of the checkout an entry of its own in the history, so that going back leads to the step before it, and going on from there as far as
 * the cart is whole; an order that was taken takes them away again, and what lies behind it is what lay before the checkout.
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
    // The router's own notes are kept: to it this is the entry that it knows.
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
    // While an order is on its way nothing is gone back to: the entry that was left stands after the one before it again.
    const isHeld = entry !== null && placeOf(entry.step) < placeOf(step)
    if (isHeld) depth += 1
    mark(step, isHeld ? 'pushState' : 'replaceState')
  }
  const { pathname } = location
  const onPopState = (event: PopStateEvent) => {
    // Another page is the router's to show.
    if (location.pathname !== pathname) return
    const entry = entryOf(event.state)
    const { order } = getState()
    const isElsewhere = isOfAnother(entry, order, wasOpenedByName)
    if (entry || isElsewhere) event.stopImmediatePropagation()
    // Whoever writes a place of the page into its address has made an entry.
    depth = entry?.depth ?? depth + 1
    if (isElsewhere) location.reload()
    else if (order) setOrderHash(order)
    else settle(entry)
  }
  // Before the router hears of it, which would load the page anew.
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

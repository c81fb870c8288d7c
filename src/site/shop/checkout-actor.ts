import { createActor, fromPromise } from 'xstate'
import type { OrderAnswer, PendingPayment } from '#machines/checkout/checkout-context.ts'
import { restoredStep } from '#machines/checkout/checkout-validation.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { checkoutStateOf } from '#machines/checkout/checkout-state.ts'
import { OrderRefusal } from '#machines/checkout/order-error.ts'
import { shippingDestination } from '#machines/checkout/order-request.ts'
import type { CallBody } from '#schemas/api/calls.ts'
import type { QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { BlockActors, PaymentActor } from '#schemas/runtime/block-actors.ts'
import type { Carrier, ShippingPlace, StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, OrderPayment, OrderRequest, PlacedOrder } from '#schemas/runtime/checkout.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { askedProducts } from '#domain/shop/orders/cart-line.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { shopCalls } from '#api-client/shop.ts'
import { userCalls } from '#api-client/user.ts'
import type { ActorParts } from '../actors/actor-deps.ts'
import { blockActorOf } from '../actors/block-actor.ts'
import type { StoredValues } from '../browser-storage.ts'
import type { RunningCart } from './cart-actor.ts'
import { claimCart } from './cart-owner.ts'
import { keepStepsInHistory, storedStep } from './checkout-history.ts'
import { browserMemory, type CheckoutMemory } from './checkout-memory.ts'
import { createOrderKeys, type OrderKeys } from './order-idempotency-key.ts'
import { createSentOrders, type SentOrders } from './pending-order.ts'
import { createPaymentForm } from './payment-form.ts'
import { tellOthersCart } from './notify-cart-replaced.ts'
import { isBusy, resendBusyOrder } from './resend-busy-order.ts'
import { setOrderHash, orderFromHash, consumeBankRedirect } from './order-hash.ts'

type CheckoutParts = Pick<ActorParts, 'caller' | 'idSite' | 'locale' | 'notify' | 'unreachable'>

/** Returns true when the outcome of a request is unknown: no response, or one without a result. */
const isUnheard = (error: unknown): boolean =>
  !(error instanceof CallError) || error.code === 'IN_PROGRESS' || (error.response.status >= 500 && !isBusy(error))

/** Converts an error into a rejected order; without a response the message says so. */
function refusalOf(error: unknown, unreachable: string, place: ShippingPlace | null = null): OrderRefusal {
  if (!(error instanceof CallError)) return new OrderRefusal(unreachable, { isUnheard: true })
  const { message, code, errors, data } = error
  const carriers = isRecord(data) ? data['carriers'] : null
  return new OrderRefusal(message, {
    code,
    faults: errors,
    ...(Array.isArray(carriers) && { carriers: carriers as Carrier[] }),
    place,
    isUnheard: isUnheard(error),
  })
}

/** Returns the destination of a delivered cart, or null when there is none or it is unknown. */
function placeOf({ deliveryType, city, country }: StoredCart): ShippingPlace | null {
  return deliveryType === 'delivery' && city && country ? { city, country } : null
}

/** Builds the quote request of a cart. */
function askedQuote(cart: StoredCart): CallBody<'order.discount'> {
  const { lines, discount, carrier, deliveryType } = cart
  const carried = carrier && placeOf(cart)
  return {
    products: askedProducts(lines),
    discount: discount?.discount.code ?? null,
    ...(deliveryType !== 'delivery' && { delivery: { type: deliveryType === 'clickAndCollect' ? 'CLICK_AND_COLLECT' : 'NO_DELIVERY' } }),
    ...(carried && {
      delivery: { type: carrier.deliveryType, idCarrier: carrier.id },
      ...shippingDestination(cart),
    }),
  }
}

/** Requests the price of a cart, null when it is empty. An error contains the destination, so that the carrier can be chosen again. */
async function askPrice({ discount }: ReturnType<typeof shopCalls>, cart: StoredCart, unreachable: string): Promise<QuoteDto | null> {
  if (cart.lines.length === 0) return null
  return discount(askedQuote(cart)).catch((error: unknown) => Promise.reject(refusalOf(error, unreachable, placeOf(cart))))
}

/** Returns the fields of a cart that affect its price. */
const pricedBy = ({ lines, discount, carrier, city, accessPoint, deliveryType }: StoredCart) => [
  ...[lines, discount, carrier, city, accessPoint, deliveryType],
]

/** Calls back when a field that affects the price changes. */
function watchPriced(cart: RunningCart['actor'], onChange: () => void): void {
  let before = pricedBy(cart.getSnapshot().context)
  cart.subscribe(({ context }) => {
    const now = pricedBy(context)
    const isSame = now.every((part, index) => part === before[index])
    before = now
    if (!isSame) onChange()
  })
}

interface Sending {
  readonly shop: ReturnType<typeof shopCalls>
  readonly keys: OrderKeys
  readonly sent: SentOrders
}

/** Sends an order with its key. If another order was accepted under it, the next one gets a new key. */
async function sendOrder({ shop, keys, sent }: Sending, request: OrderRequest): Promise<OrderAnswer> {
  const isRepeated = sent.read() !== null
  // A page that is left while waiting receives no response.
  sent.keep(request)
  try {
    // The call validates the fields and returns the errors.
    const key = await keys.keyOf(request)
    const answer = await resendBusyOrder(() => shop.order(request as CallBody<'order.place'>, key))
    keys.drop()
    sent.drop()
    return answer
  } catch (error) {
    if (error instanceof CallError && error.code === 'IDEMPOTENCY_MISMATCH') await keys.forget(request)
    // A busy shop does not say what became of an earlier request.
    if (!isUnheard(error) && !(isRepeated && isBusy(error))) sent.drop()
    throw error
  }
}

/** Starts the checkout of a cart: quote, order, and the placed order, also after a reload. */
export async function startCheckout(
  { actor: cart }: RunningCart,
  parts: CheckoutParts,
  memory: CheckoutMemory = browserMemory,
): Promise<Pick<BlockActors, 'checkout' | 'payment'>> {
  const { caller, idSite, locale, unreachable } = parts
  const shop = shopCalls(caller)
  const keys = createOrderKeys(idSite(), memory.visits)
  const sent = createSentOrders(idSite(), memory.tab)
  const takesTransfer = async () => (await shop.rules()).takesTransfer !== false
  const form = createPaymentForm({ settings: shop.publicKey, takesTransfer, locale, unreachable })
  const waits = keepWait(idSite(), memory.tab)
  const storedCart = (): StoredCart => cart.getSnapshot().context
  const asking = <Output, Input>(ask: (input: Input) => Promise<Output>, unanswered = unreachable) =>
    fromPromise<Output, Input>(({ input }) => ask(input).catch((error: unknown) => Promise.reject(refusalOf(error, unanswered))))

  const machine = checkoutMachine.provide({
    actors: {
      askQuote: fromPromise<QuoteDto | null>(() => askPrice(shop, storedCart(), unreachable)),
      placeOrder: asking<OrderAnswer, OrderRequest | null>(async (request) => {
        if (request === null) throw new OrderRefusal('')
        return sendOrder({ shop, keys, sent }, request)
        // The page explains an order without a response.
      }, ''),
      confirmPayment: fromPromise<unknown, PendingPayment>(async ({ input: { answer } }) => {
        const order = answer?.order ?? null
        // A buyer who returns from the bank without a result has nothing to wait for.
        await form.confirm().catch((error: unknown) => {
          if (error instanceof OrderRefusal && error.code === 'PAYMENT_UNHEARD') waits.keep(order)
          throw error
        })
        waits.keep(order)
      }),
      renewPayment: asking<OrderPayment | null, PendingPayment>(async ({ answer, method }) => {
        const { reference = '', accessToken: token = '' } = answer?.order ?? {}
        return (await shop.pay(reference, { token: token === '' ? null : token, method })).payment
      }),
      readOrder: asking<OrderView, PlacedOrder | null>(async (order) => {
        const view = await shop.readOrder(order?.reference ?? '', order?.accessToken ?? '')
        if (view.payment !== 'PENDING_PAYMENT') waits.keep(null)
        return view
      }),
    },
    actions: { nameOrder: (_, { answer }) => setOrderHash(answer?.order ?? null) },
  })
  const [user, times, payment] = await Promise.all([signedIn(caller), shop.collectTimes().catch(() => null), withKnownMethods(form.actor)])
  if (user) await takeCartOver(cart, user, { ...parts, kept: memory.cart })
  dropWithCart(sent, cart)
  const buyer = user && buyerOf(user)
  const input = openingOf({ buyer, cart: storedCart(), booksTimes: times !== null, locale: locale() }, { waits, sent, memory })
  const actor = createActor(machine, { input })
  actor.on('*', (news) => cart.send(news))
  actor.start()
  watchPriced(cart, () => actor.send({ type: 'cart.change' }))
  const checkout = blockActorOf(actor, (snapshot) => checkoutStateOf(snapshot, storedCart()))
  if (memory.hasHistory) keepStepsInHistory(checkout, storedCart)
  return { checkout, payment }
}

interface Opening {
  readonly buyer: Buyer | null
  readonly cart: StoredCart
  readonly booksTimes: boolean
  readonly locale: string
}

interface Stored {
  readonly waits: ReturnType<typeof keepWait>
  readonly sent: SentOrders
  readonly memory: CheckoutMemory
}

/** Returns the input of the machine: the order in the URL and the stored step. */
function openingOf({ cart, ...opened }: Opening, { waits, sent, memory }: Stored) {
  const placed = orderFromHash()
  const answered = consumeBankRedirect()
  const isAwaited = placed !== null && (answered ?? waits.isFor(placed))
  if (isAwaited) waits.keep(placed)
  const checking = { ...opened, today: parisDay(systemClock()) }
  const left = memory.hasHistory ? storedStep() : null
  return { ...checking, placed, isAwaited, unheard: sent.read(), opens: restoredStep(cart, left ?? 'delivery', checking) }
}

/** Empties a cart of another member and shows a message. */
async function takeCartOver(
  cart: RunningCart['actor'],
  { id }: User,
  { kept, ...parts }: CheckoutParts & { readonly kept: StoredValues },
): Promise<void> {
  if (claimCart(parts.idSite(), id, kept)) return
  cart.send({ type: 'cart.clear' })
  await tellOthersCart(parts)
}

/** Deletes the pending order when the cart is empty: a refilled cart is a new order. */
function dropWithCart(sent: SentOrders, cart: RunningCart['actor']): void {
  const look = () => {
    if (cart.getSnapshot().context.lines.length === 0) sent.drop()
  }
  look()
  cart.subscribe(look)
}

/** Loads the payment methods first, so that the steps are right on the first render. */
async function withKnownMethods(form: PaymentActor): Promise<PaymentActor> {
  const known = await form.methods().catch(() => null)
  return known === null ? form : { ...form, methods: Object.assign(() => form.methods(), { known }) }
}

/** Stores in the tab for which order the bank was asked, so that the page still waits after a reload. */
function keepWait(idSite: number, tab: StoredValues) {
  const name = `vitrine.${idSite}.paying`
  return {
    isFor: ({ reference }: PlacedOrder) => tab.read(name) === reference,
    keep: (order: PlacedOrder | null) => (order ? tab.write(name, order.reference) : tab.remove(name)),
  }
}

/** Returns the current member, or null when unknown. */
function signedIn(caller: ActorParts['caller']): Promise<User | null> {
  return userCalls(caller)
    .me()
    .catch(() => null)
}

function buyerOf({ email, firstname, lastname, phone, birthdate }: User): Buyer {
  return { email, firstname, lastname, phone, birthdate }
}

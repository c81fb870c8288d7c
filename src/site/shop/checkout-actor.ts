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
import { localValues, sessionValues } from '../browser-storage.ts'
import type { RunningCart } from './cart-actor.ts'
import { claimCart } from './cart-owner.ts'
import { cartValues } from './cart-storage.ts'
import { keepStepsInHistory, storedStep } from './checkout-history.ts'
import { createOrderKeys, type OrderKeys } from './order-idempotency-key.ts'
import { createSentOrders, type SentOrders } from './pending-order.ts'
import { createPaymentForm } from './payment-form.ts'
import { tellOthersCart } from './notify-cart-replaced.ts'
import { setOrderHash, orderFromHash, consumeBankRedirect } from './order-hash.ts'

type CheckoutParts = Pick<ActorParts, 'caller' | 'idSite' | 'locale' | 'notify' | 'unreachable'>

/** Whether nobody knows what became of a request: no answer came, or one that does not tell. */
const isUnheard = (error: unknown): boolean => !(error instanceof CallError) || error.code === 'IN_PROGRESS' || error.response.status >= 500

/** What an order was refused with, as the machine tells it on; when no answer came, a sentence that says so. */
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

/** Where a cart goes that is brought; null where it is not, or that is not known. */
function placeOf({ deliveryType, city, country }: StoredCart): ShippingPlace | null {
  return deliveryType === 'delivery' && city && country ? { city, country } : null
}

/** What is asked of the shop to know what a cart costs. */
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

/** Asks the shop what a cart costs, null where nothing is in it; refused with where it goes, so that who brings it can be chosen again. */
async function askPrice({ discount }: ReturnType<typeof shopCalls>, cart: StoredCart, unreachable: string): Promise<QuoteDto | null> {
  if (cart.lines.length === 0) return null
  return discount(askedQuote(cart)).catch((error: unknown) => Promise.reject(refusalOf(error, unreachable, placeOf(cart))))
}

/** What of a cart its price hangs on. */
const pricedBy = ({ lines, discount, carrier, city, accessPoint, deliveryType }: StoredCart) => [
  ...[lines, discount, carrier, city, accessPoint, deliveryType],
]

/** Calls back whenever something of a cart changes on which its price hangs. */
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

/** Sends an order under its key; whoever is told that another was taken under it sends the next under a new one. */
async function sendOrder({ shop, keys, sent }: Sending, request: OrderRequest): Promise<OrderAnswer> {
  // A page that is left while it waits hears of nothing any more.
  sent.keep(request)
  try {
    // What the fields hold is checked by the call itself, which answers for each of them.
    const answer = await shop.order(request as CallBody<'order.place'>, await keys.keyOf(request))
    keys.drop()
    sent.drop()
    return answer
  } catch (error) {
    if (error instanceof CallError && error.code === 'IDEMPOTENCY_MISMATCH') await keys.forget(request)
    if (!isUnheard(error)) sent.drop()
    throw error
  }
}

/** Starts the checkout of a cart: it asks the shop what the cart costs, orders it, and shows the order that came of it, also when its page is opened again. */
export async function startCheckout(
  { actor: cart }: RunningCart,
  parts: CheckoutParts,
): Promise<Pick<BlockActors, 'checkout' | 'payment'>> {
  const { caller, idSite, locale, unreachable } = parts
  const shop = shopCalls(caller)
  const keys = createOrderKeys(idSite(), localValues)
  const sent = createSentOrders(idSite(), sessionValues)
  const takesTransfer = async () => (await shop.rules()).takesTransfer !== false
  const form = createPaymentForm({ settings: shop.publicKey, takesTransfer, locale, unreachable })
  const waits = keepWait(idSite())
  const kept = (): StoredCart => cart.getSnapshot().context
  const asking = <Output, Input>(ask: (input: Input) => Promise<Output>, unanswered = unreachable) =>
    fromPromise<Output, Input>(({ input }) => ask(input).catch((error: unknown) => Promise.reject(refusalOf(error, unanswered))))

  const machine = checkoutMachine.provide({
    actors: {
      askQuote: fromPromise<QuoteDto | null>(() => askPrice(shop, kept(), unreachable)),
      placeOrder: asking<OrderAnswer, OrderRequest | null>(async (request) => {
        if (request === null) throw new OrderRefusal('')
        return sendOrder({ shop, keys, sent }, request)
        // The page says what an order without an answer means.
      }, ''),
      confirmPayment: fromPromise<unknown, PendingPayment>(async ({ input: { answer } }) => {
        const order = answer?.order ?? null
        // Whoever is led to their bank and comes back without an answer has nothing to wait for.
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
  if (user) await takeCartOver(cart, user, parts)
  dropWithCart(sent, cart)
  const buyer = user && buyerOf(user)
  const placed = orderFromHash()
  const answered = consumeBankRedirect()
  const isAwaited = placed !== null && (answered ?? waits.isFor(placed))
  if (isAwaited) waits.keep(placed)
  const checking = { buyer, locale: locale(), booksTimes: times !== null, today: parisDay(systemClock()) }
  const input = { ...checking, placed, isAwaited, unheard: sent.read(), opens: restoredStep(kept(), storedStep() ?? 'delivery', checking) }
  const actor = createActor(machine, { input })
  actor.on('*', (news) => cart.send(news))
  actor.start()
  watchPriced(cart, () => actor.send({ type: 'cart.change' }))
  const checkout = blockActorOf(actor, (snapshot) => checkoutStateOf(snapshot, kept()))
  keepStepsInHistory(checkout, kept)
  return { checkout, payment }
}

/** Empties a cart that was another member's, and says so. */
async function takeCartOver(cart: RunningCart['actor'], { id }: User, parts: CheckoutParts): Promise<void> {
  if (claimCart(parts.idSite(), id, cartValues)) return
  cart.send({ type: 'cart.clear' })
  await tellOthersCart(parts)
}

/** Forgets what was sent of a cart that is empty: whoever fills it again orders anew. */
function dropWithCart(sent: SentOrders, cart: RunningCart['actor']): void {
  const look = () => {
    if (cart.getSnapshot().context.lines.length === 0) sent.drop()
  }
  look()
  cart.subscribe(look)
}

/** The form with the answer to how orders can be paid, when there is one: the steps are the right ones from the first look on. */
async function withKnownMethods(form: PaymentActor): Promise<PaymentActor> {
  const known = await form.methods().catch(() => null)
  return known === null ? form : { ...form, methods: Object.assign(() => form.methods(), { known }) }
}

/** Remembers, while the tab is open, of which order the bank was asked: whoever loads the page again goes on waiting for its answer. */
function keepWait(idSite: number) {
  const name = `vitrine.${idSite}.paying`
  return {
    isFor: ({ reference }: PlacedOrder) => sessionValues.read(name) === reference,
    keep: (order: PlacedOrder | null) => (order ? sessionValues.write(name, order.reference) : sessionValues.remove(name)),
  }
}

/** Whoever is signed in; a guest when that cannot be known. */
function signedIn(caller: ActorParts['caller']): Promise<User | null> {
  return userCalls(caller)
    .me()
    .catch(() => null)
}

function buyerOf({ email, firstname, lastname, phone, birthdate }: User): Buyer {
  return { email, firstname, lastname, phone, birthdate }
}

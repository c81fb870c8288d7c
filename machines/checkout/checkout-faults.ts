import type { CartAddress, StoredCart } from '#schemas/cart.ts'
import type { CheckoutStep, OrderFault } from '#schemas/checkout.ts'
import { fieldErrorMessage } from '#schemas/errors.ts'
import { isBroughtHome } from './order-request.ts'

/** Of whom the order is: what their account knows is not asked. */
export interface Buyer {
  readonly email: string
  readonly birthdate: string | null
}

type Filled = readonly (readonly [field: string, value: unknown])[]

function deliveryFields(cart: StoredCart): Filled {
  return [['products', cart.lines[0] ?? null], ...wayFields(cart)]
}

function wayFields({ deliveryType, city, carrier, shippingPrices, accessPoint, clickAndCollect }: StoredCart): Filled {
  if (deliveryType === 'no_delivery') return []
  if (deliveryType === 'clickAndCollect')
    return [
      ['delivery.idAddress', clickAndCollect.idAddress],
      ['dateSchedule', clickAndCollect.date],
      ['idSchedule', clickAndCollect.idSchedule],
    ]
  // A carrier without a price of today has no price.
  const isPriced = shippingPrices.some(({ id }) => id === carrier?.id)
  const parcel: Filled = [
    ['deliveryPostalCode', city],
    ['delivery.idCarrier', isPriced ? carrier : null],
  ]
  return carrier?.deliveryType === 'PICKUP' ? [...parcel, ['delivery.accessPointId', accessPoint]] : parcel
}

function addressFields(name: string, address: CartAddress, asked: readonly (keyof CartAddress)[]): Filled {
  return asked.map((field) => [`address.${name}.${field}`, address[field]])
}

function identityFields(cart: StoredCart, buyer: Buyer | null): Filled {
  const { contact, address, lines } = cart
  const hasWine = lines.some(({ product }) => product.type.type === 'WINE' || product.products.length > 0)
  return [
    ...(buyer ? [] : ([['user.email', contact.email]] as const)),
    ['user.phone', contact.phone],
    ...(hasWine ? ([['user.birthdate', buyer?.birthdate ?? contact.birthdate]] as const) : []),
    // Its town is the one for which shipping was priced.
    ...(isBroughtHome(cart) ? addressFields('delivery', address.shipping, ['firstname', 'lastname', 'address']) : []),
    ...addressFields('billing', address.billing, ['firstname', 'lastname', 'address', 'postalCode', 'city', 'country']),
  ]
}

interface Checking {
  readonly buyer: Buyer | null
  readonly locale: string
}

/** A cart that is shown at a step, with what was decided there. */
export interface CheckedCart {
  readonly cart: StoredCart
  readonly upTo: CheckoutStep
  readonly saleTermsAccepted?: boolean
}

const steps: readonly CheckoutStep[] = ['delivery', 'identity', 'review']
const isMissing = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')

function faultsAt(step: CheckoutStep, { cart, saleTermsAccepted }: CheckedCart, { buyer, locale }: Checking): readonly OrderFault[] {
  const say = (field: string, code: OrderFault['code']): OrderFault => ({ field, code, message: fieldErrorMessage(code, locale) })
  if (step === 'review') return saleTermsAccepted === true ? [] : [say('saleTermsAccepted', 'CONSENT_REQUIRED')]
  const filled = step === 'identity' ? identityFields(cart, buyer) : deliveryFields(cart)
  return filled.filter(([, value]) => isMissing(value)).map(([field]) => say(field, 'REQUIRED'))
}

/** The first step, up to the one at which a cart is shown, where something is missing, and what; null when nothing is. */
export function firstMissing(
  checked: CheckedCart,
  checking: Checking,
): { readonly opens: CheckoutStep; readonly faults: readonly OrderFault[] } | null {
  for (const step of steps.slice(0, steps.indexOf(checked.upTo) + 1)) {
    const faults = faultsAt(step, checked, checking)
    if (faults.length > 0) return { opens: step, faults }
  }
  return null
}

/** The step on which a field of the order is asked. */
function stepOfField(field: string): CheckoutStep {
  if (/^(user|address)\b/.test(field)) return 'identity'
  return /^(delivery|dateSchedule|idSchedule)/.test(field) ? 'delivery' : 'review'
}

const stepOfCode: ReadonlyMap<string, CheckoutStep> = new Map([
  ...['SLOT_FULL', 'FEES_CHANGED', 'ACCESS_POINT_REQUIRED', 'MIN_BOTTLES', 'MAX_BOTTLES', 'NO_CARRIER', 'COUNTRY_NOT_SERVED'].map(
    (code) => [code, 'delivery'] as const,
  ),
  ...['BAD_ADDRESS', 'EMAIL_REQUIRED', 'MINOR'].map((code) => [code, 'identity'] as const),
])

/** The step on which a refused order is mended: that of its first faulty field, else the one that its code is about. */
export function stepToMend(code: string | null, faults: readonly OrderFault[]): CheckoutStep {
  const [first] = faults
  if (first) return stepOfField(first.field)
  return stepOfCode.get(code ?? '') ?? 'review'
}

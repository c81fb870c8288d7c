import type { CartAddress, StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, CheckoutStep, OrderFault } from '#schemas/runtime/checkout.ts'
import { emailAddress } from '#schemas/text/email-address.ts'
import type { FormatReason } from '#schemas/errors/error-details.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { formErrorMessage } from '#schemas/errors/form-errors.ts'
import { isMissing } from '#schemas/text/is-missing.ts'
import { isPhoneNumber } from '#domain/text/phone-number.ts'
import { sessionOverMessage } from '#schemas/errors/session-messages.ts'
import { singleLineText } from '#schemas/text/visible-text.ts'
import { isAdult, isBirthdate } from '#domain/dates/age.ts'
import { siretFault, vatNumberFault } from '#domain/shop/companies/company-numbers.ts'
import { containsWine } from '#domain/shop/products/contains-wine.ts'
import { isPostalCode } from '#domain/shop/shipping/postal-code.ts'
import { errorsByField, errorsByVisibleField } from './visible-field-errors.ts'
import { isHomeDelivery } from './order-request.ts'
import { tooLongFields, unprintableFields } from './unprintable-fields.ts'

type Wrong = readonly [field: string, code: OrderFault['code'], reason?: FormatReason]
type Filled = readonly (readonly [field: string, value: unknown])[]

/** By what a cart is checked: who buys, in which language, whether a time is booked to collect an order, and which day it is in Paris. */
interface Checking {
  readonly buyer: Buyer | null
  readonly locale: string
  readonly booksTimes: boolean
  readonly today: string
}

function deliveryFields(cart: StoredCart, checking: Checking): Filled {
  return [['products', cart.lines[0] ?? null], ...wayFields(cart, checking)]
}

function wayFields(
  { deliveryType, city, carrier, shippingPrices, accessPoint, clickAndCollect }: StoredCart,
  { booksTimes }: Checking,
): Filled {
  if (deliveryType === 'no_delivery') return []
  if (deliveryType === 'clickAndCollect') {
    const { idAddress, date, idSchedule } = clickAndCollect
    return [['delivery.idAddress', idAddress], ...(booksTimes ? ([['idSchedule', date && idSchedule]] as const) : [])]
  }
  // Without a town nobody can be asked who brings it there.
  if (city === null) return [['deliveryPostalCode', city]]
  // A carrier without a price of today has no price.
  const isPriced = shippingPrices.some(({ id }) => id === carrier?.id)
  const parcel: Filled = [['delivery.idCarrier', isPriced ? carrier : null]]
  return carrier?.deliveryType === 'PICKUP' ? [...parcel, ['delivery.accessPointId', accessPoint]] : parcel
}

function addressFields(name: string, address: CartAddress, asked: readonly (keyof CartAddress)[]): Filled {
  return asked.map((field) => [`address.${name}.${field}`, address[field]])
}

const birthdateOf = ({ contact }: StoredCart, buyer: Buyer | null): string => buyer?.birthdate ?? contact.birthdate

function identityFields(cart: StoredCart, { buyer }: Checking): Filled {
  const { contact, address } = cart
  const { company, gift } = contact
  return [
    ...(buyer ? [] : ([['user.email', contact.email]] as const)),
    ['user.phone', contact.phone],
    ...(containsWine(cart) ? ([['user.birthdate', birthdateOf(cart, buyer)]] as const) : []),
    ...(company ? ([['company.name', company.name]] as const) : []),
    // Its town is the one for which shipping was priced.
    ...(isHomeDelivery(cart) ? addressFields('delivery', address.shipping, ['firstname', 'lastname', 'address']) : []),
    ...addressFields('billing', address.billing, ['firstname', 'lastname', 'address', 'postalCode', 'city', 'country']),
    ...(gift ? ([['gift.from', gift.from]] as const) : []),
  ]
}

/** The numbers of a company that cannot be any company's, and why. */
function falseNumbers({ contact: { company } }: StoredCart): readonly Wrong[] {
  if (company === null) return []
  const reasons = [
    ['company.siret', siretFault(singleLineText(company.siret))],
    ['company.vatNumber', vatNumberFault(singleLineText(company.vatNumber))],
  ] as const
  return reasons.flatMap(([field, reason]): readonly Wrong[] => (reason ? [[field, 'FORMAT', reason]] : []))
}

/** The postal codes of a step, each with the two letters of its country where they are known. */
function postalCodesOf(
  step: 'delivery' | 'identity',
  { cart: { deliveryType, city, country, address }, billedIn }: Pick<CheckedCart, 'cart' | 'billedIn'>,
): readonly (readonly [field: string, postalCode: string, alphaTwo: string | undefined])[] {
  if (step === 'delivery')
    return deliveryType === 'delivery' && city ? [['deliveryPostalCode', city.postalCode, country?.alphaTwo] as const] : []
  const { billing } = address
  const known = billing.country === country?.id ? country?.alphaTwo : undefined
  return [['address.billing.postalCode', billing.postalCode, billedIn ?? known]]
}

/** The postal codes that cannot be any of their country, as far as it is known here. */
function falsePostalCodes(...asked: Parameters<typeof postalCodesOf>): readonly string[] {
  const all = postalCodesOf(...asked)
  return all.flatMap(([field, code, alphaTwo]) =>
    alphaTwo === undefined || isMissing(code) || isPostalCode(alphaTwo, singleLineText(code)) ? [] : [field],
  )
}

/** What of a buyer reaches nobody: no mail goes there, or no telephone rings. */
function unreachable({ contact: { email, phone } }: StoredCart, { buyer }: Checking): readonly Wrong[] {
  // A member is written to where the account says.
  const isWrittenTo = buyer !== null || isMissing(email) || emailAddress.test(singleLineText(email))
  const isCalled = isMissing(phone) || isPhoneNumber(phone)
  return [...(isWrittenTo ? [] : [['user.email', 'EMAIL'] as const]), ...(isCalled ? [] : [['user.phone', 'PHONE'] as const])]
}

/** What keeps somebody with a date of birth from buying the wine of a cart. */
function birthdateFaults(cart: StoredCart, { buyer, today }: Checking): readonly Wrong[] {
  const birthdate = birthdateOf(cart, buyer)
  if (!containsWine(cart) || isMissing(birthdate)) return []
  // What the account says is not asked again: there is no field of it.
  const field = buyer?.birthdate ? '' : 'user.birthdate'
  if (!isBirthdate(birthdate, today)) return [[field, 'DATE']]
  return isAdult(birthdate, today) ? [] : [[field, 'FORMAT', 'minor']]
}

const falseWords = (cart: StoredCart, checking: Checking): readonly Wrong[] => [
  ...unreachable(cart, checking),
  ...falseNumbers(cart),
  ...birthdateFaults(cart, checking),
]

/** The steps on which a cart is filled in and looked at, in their order. */
export const checkoutSteps: readonly CheckoutStep[] = ['delivery', 'identity', 'review']

/** A cart that is shown at a step, with what was decided there. */
export interface CheckedCart {
  readonly cart: StoredCart
  readonly upTo: CheckoutStep
  readonly saleTermsAccepted?: boolean
  /** The two letters of the country to which it is billed, where they are known. */
  readonly billedIn?: string | undefined
}

function faultsAt(step: CheckoutStep, checked: CheckedCart, checking: Checking): readonly OrderFault[] {
  const { cart, saleTermsAccepted } = checked
  const say = (field: string, code: OrderFault['code'], reason?: string, sign?: string): OrderFault => ({
    ...{ field, code },
    message: fieldErrorMessage(code, checking.locale, { reason, sign }),
  })
  if (step === 'review') return saleTermsAccepted === true ? [] : [say('saleTermsAccepted', 'CONSENT_REQUIRED')]
  const filled = step === 'identity' ? identityFields(cart, checking) : deliveryFields(cart, checking)
  const missing = filled.filter(([, value]) => isMissing(value)).map(([field]) => say(field, 'REQUIRED', field.split('.').at(-1)))
  const falseCodes = falsePostalCodes(step, checked)
  const tooLong = tooLongFields(step, cart)
  const isTooLong = (name: string) => tooLong.some(([field]) => field === name)
  const unprintable = unprintableFields(step, cart).filter(([field]) => !falseCodes.includes(field) && !isTooLong(field))
  return [
    ...[...missing, ...falseCodes.filter((field) => !isTooLong(field)).map((field) => say(field, 'FORMAT', 'postalCode'))],
    ...tooLong.map(([field, values]) => ({
      field,
      code: 'TOO_LONG' as const,
      message: fieldErrorMessage('TOO_LONG', checking.locale, values),
    })),
    ...(step === 'identity' ? falseWords(cart, checking) : []).filter(([field]) => !isTooLong(field)).map((wrong) => say(...wrong)),
    ...unprintable.map(([field, { reason, sign }]) => say(field, 'FORMAT', reason, sign)),
  ]
}

/** The first step, up to the one at which a cart is shown, where something is missing or wrong, and what; null when nothing is. */
export function firstInvalidStep(
  checked: CheckedCart,
  checking: Checking,
): { readonly opens: CheckoutStep; readonly faults: readonly OrderFault[] } | null {
  for (const step of checkoutSteps.slice(0, checkoutSteps.indexOf(checked.upTo) + 1)) {
    const faults = faultsAt(step, checked, checking)
    if (faults.length > 0) return { opens: step, faults }
  }
  return null
}

/** How the checkout stands once something of a cart was found missing or wrong: at the step where it is. */
export function withMissing(checked: CheckedCart, context: Checking & { readonly refusals: number }) {
  const message = formErrorMessage('VALIDATION_FAILED', context.locale)
  return { ...firstInvalidStep(checked, context), message, refusals: context.refusals + 1 }
}

/** The step at which a checkout opens again that was left at another: there, or at the first before it where something of the cart is missing or wrong. */
export function restoredStep(cart: StoredCart, left: CheckoutStep, checking: Checking): CheckoutStep {
  const before = checkoutSteps[checkoutSteps.indexOf(left) - 1]
  return (before && firstInvalidStep({ cart, upTo: before }, checking)?.opens) ?? left
}

/** The step on which a field of the order is asked. */
function stepOfField(field: string): CheckoutStep {
  if (/^(user|address|company|gift|message)\b/.test(field)) return 'identity'
  return /^(delivery|dateSchedule|idSchedule)/.test(field) ? 'delivery' : 'review'
}

/** The field that the code of a refusal is about. */
const fieldOfCode: ReadonlyMap<string, string> = new Map([
  ['SLOT_FULL', 'idSchedule'],
  ['FEES_CHANGED', 'delivery.idCarrier'],
  ['ACCESS_POINT_REQUIRED', 'delivery.accessPointId'],
  ['NO_CARRIER', 'deliveryPostalCode'],
  ['COUNTRY_NOT_SERVED', 'deliveryPostalCode'],
  ['BAD_POSTAL_CODE', 'deliveryPostalCode'],
  ['BAD_ADDRESS', 'address.billing.postalCode'],
  ['EMAIL_REQUIRED', 'user.email'],
  ['MINOR', 'user.birthdate'],
  ['SALE_TERMS_REQUIRED', 'saleTermsAccepted'],
])
const deliveryCodes = ['MIN_BOTTLES', 'MAX_BOTTLES']

/** A refusal as the shop tells it. */
interface Told {
  readonly code: string | null
  readonly message: string
  readonly faults: readonly OrderFault[]
}

/** What is wrong with a refused order, by the fields in which it is asked: as the shop has said it, else the field that the code of its refusal is about. */
export function errorsOfOrder({ code, message, faults }: Told, cart: StoredCart | null): readonly OrderFault[] {
  const field = fieldOfCode.get(code ?? '')
  if (faults.length > 0) return errorsByField(faults, cart)
  return field === undefined ? [] : errorsByField([{ field, code: 'OPTION', message }], cart)
}

/** The step on which a refused order is mended: that of its first faulty field, else the one that its code is about. */
export function stepOfError(code: string | null, faults: readonly OrderFault[]): CheckoutStep {
  const [first] = faults
  if (first) return stepOfField(first.field)
  return deliveryCodes.includes(code ?? '') ? 'delivery' : 'review'
}

/** How the checkout stands once an order, or its price, was refused: with what is wrong, at the step on which it is mended. */
export function withRefusal(
  refusal: Told,
  { buyer, refusals }: { readonly buyer: Buyer | null; readonly refusals: number },
  cart: StoredCart | null,
) {
  const asked = errorsOfOrder(refusal, cart)
  const faults = errorsByVisibleField(asked, { cart, buyer })
  return { message: refusal.message, faults, opens: stepOfError(refusal.code, asked), refusals: refusals + 1 }
}

/** Whether the shop asks for what the account of a buyer says: it no longer knows them, for their session is over. */
function isSessionOver({ faults }: Told, buyer: Buyer | null): boolean {
  return Boolean(buyer?.birthdate) && faults.some(({ field, code }) => field === 'user.birthdate' && code === 'REQUIRED')
}

/** How the checkout stands once an order was refused; whoever is no longer signed in goes on as a guest, who is asked what their account had said. */
export function afterRefusedOrder(refusal: Told, context: Checking & { readonly refusals: number; readonly cart: StoredCart | null }) {
  const { cart, buyer, locale } = context
  if (cart === null || !isSessionOver(refusal, buyer)) return withRefusal(refusal, context, cart)
  const asked = withMissing({ cart, upTo: 'identity' }, { ...context, buyer: null })
  return { ...asked, buyer: null, message: sessionOverMessage(locale) }
}

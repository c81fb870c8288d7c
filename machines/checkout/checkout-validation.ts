import type { CartAddress, StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, CheckoutStep, OrderFault } from '#schemas/runtime/checkout.ts'
import { emailAddress } from '#schemas/text/email-address.ts'
import { pastedEmail } from '#schemas/api/people/pasted-email.ts'
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

/** Context of the validation: buyer, locale, pickup booking, and the present day in Paris. */
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
  // Without a town no carrier can be requested.
  if (city === null) return [['deliveryPostalCode', city]]
  // A carrier that is not among the present prices has no price.
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
    // Its town is the one of the shipping price.
    ...(isHomeDelivery(cart) ? addressFields('delivery', address.shipping, ['firstname', 'lastname', 'address']) : []),
    ...addressFields('billing', address.billing, ['firstname', 'lastname', 'address', 'postalCode', 'city', 'country']),
    ...(gift ? ([['gift.from', gift.from]] as const) : []),
  ]
}

/** Returns the invalid company numbers with their reasons. */
function falseNumbers({ contact: { company } }: StoredCart): readonly Wrong[] {
  if (company === null) return []
  const reasons = [
    ['company.siret', siretFault(singleLineText(company.siret))],
    ['company.vatNumber', vatNumberFault(singleLineText(company.vatNumber))],
  ] as const
  return reasons.flatMap(([field, reason]): readonly Wrong[] => (reason ? [[field, 'FORMAT', reason]] : []))
}

/** Returns the postal codes of a step with their country codes, where these are known. */
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

/** Returns the fields with a postal code that is invalid in its country, as far as it can be checked in the browser. */
function falsePostalCodes(...asked: Parameters<typeof postalCodesOf>): readonly string[] {
  const all = postalCodesOf(...asked)
  return all.flatMap(([field, code, alphaTwo]) =>
    alphaTwo === undefined || isMissing(code) || isPostalCode(alphaTwo, singleLineText(code)) ? [] : [field],
  )
}

/** Returns the errors of the email address and the telephone number. */
function unreachable({ contact: { email, phone } }: StoredCart, { buyer }: Checking): readonly Wrong[] {
  // Mails to a member go to the address of the account.
  const isWrittenTo = buyer !== null || isMissing(email) || emailAddress.test(pastedEmail(singleLineText(email)))
  const isCalled = isMissing(phone) || isPhoneNumber(phone)
  return [...(isWrittenTo ? [] : [['user.email', 'EMAIL'] as const]), ...(isCalled ? [] : [['user.phone', 'PHONE'] as const])]
}

/** Returns the errors of the date of birth for a cart with wine. */
function birthdateFaults(cart: StoredCart, { buyer, today }: Checking): readonly Wrong[] {
  const birthdate = birthdateOf(cart, buyer)
  if (!containsWine(cart) || isMissing(birthdate)) return []
  // The form has no field for the birth date of the account.
  const field = buyer?.birthdate ? '' : 'user.birthdate'
  if (!isBirthdate(birthdate, today)) return [[field, 'DATE']]
  return isAdult(birthdate, today) ? [] : [[field, 'FORMAT', 'minor']]
}

const falseWords = (cart: StoredCart, checking: Checking): readonly Wrong[] => [
  ...unreachable(cart, checking),
  ...falseNumbers(cart),
  ...birthdateFaults(cart, checking),
]

/** The steps of the checkout, in order. */
export const checkoutSteps: readonly CheckoutStep[] = ['delivery', 'identity', 'review']

/** A cart shown at a step, with the decisions made there. */
export interface CheckedCart {
  readonly cart: StoredCart
  readonly upTo: CheckoutStep
  readonly saleTermsAccepted?: boolean
  /** Country code of the billing address, when it is known. */
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

/** Returns the first invalid step up to the shown one, with its errors; null when all are valid. */
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

/** Returns the context after a failed validation, at the step with the error. */
export function withMissing(checked: CheckedCart, context: Checking & { readonly refusals: number }) {
  const message = formErrorMessage('VALIDATION_FAILED', context.locale)
  return { ...firstInvalidStep(checked, context), message, refusals: context.refusals + 1 }
}

/** Returns the step at which a checkout reopens: the one that was left, or the first invalid step before it. */
export function restoredStep(cart: StoredCart, left: CheckoutStep, checking: Checking): CheckoutStep {
  const before = checkoutSteps[checkoutSteps.indexOf(left) - 1]
  return (before && firstInvalidStep({ cart, upTo: before }, checking)?.opens) ?? left
}

/** Returns the step that contains a field of the order. */
function stepOfField(field: string): CheckoutStep {
  if (/^(user|address|company|gift|message)\b/.test(field)) return 'identity'
  return /^(delivery|dateSchedule|idSchedule)/.test(field) ? 'delivery' : 'review'
}

/** The fields of error codes. */
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

/** An error response of the shop. */
interface Told {
  readonly code: string | null
  readonly message: string
  readonly faults: readonly OrderFault[]
}

/** Returns the errors of a rejected order by form field: those of the response, or else one for the field of the error code. */
export function errorsOfOrder({ code, message, faults }: Told, cart: StoredCart | null): readonly OrderFault[] {
  const field = fieldOfCode.get(code ?? '')
  if (faults.length > 0) return errorsByField(faults, cart)
  return field === undefined ? [] : errorsByField([{ field, code: 'OPTION', message }], cart)
}

/** Returns the step that contains the first invalid field, or else the step of the error code. */
export function stepOfError(code: string | null, faults: readonly OrderFault[]): CheckoutStep {
  const [first] = faults
  if (first) return stepOfField(first.field)
  return deliveryCodes.includes(code ?? '') ? 'delivery' : 'review'
}

/** Returns the context after a rejected order or quote, at the step where it can be corrected. */
export function withRefusal(
  refusal: Told,
  { buyer, refusals }: { readonly buyer: Buyer | null; readonly refusals: number },
  cart: StoredCart | null,
) {
  const asked = errorsOfOrder(refusal, cart)
  const faults = errorsByVisibleField(asked, { cart, buyer })
  return { message: refusal.message, faults, opens: stepOfError(refusal.code, asked), refusals: refusals + 1 }
}

/** Returns true when the shop asks for data of the account, because the buyer's session has expired. */
function isSessionOver({ faults }: Told, buyer: Buyer | null): boolean {
  return Boolean(buyer?.birthdate) && faults.some(({ field, code }) => field === 'user.birthdate' && code === 'REQUIRED')
}

/**
 * Returns the context after a rejected order. When the session has expired the buyer continues as a guest and fills in the data of the
 * account.
 */
export function afterRefusedOrder(refusal: Told, context: Checking & { readonly refusals: number; readonly cart: StoredCart | null }) {
  const { cart, buyer, locale } = context
  if (cart === null || !isSessionOver(refusal, buyer)) return withRefusal(refusal, context, cart)
  const asked = withMissing({ cart, upTo: 'identity' }, { ...context, buyer: null })
  return { ...asked, buyer: null, message: sessionOverMessage(locale) }
}

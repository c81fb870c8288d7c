import type { CartAddress, StoredCart } from '#schemas/runtime/cart.ts'
import type { FormatReason } from '#schemas/errors/error-details.ts'
import { isMissing } from '#schemas/text/is-missing.ts'
import { nameFault, spacedName } from '#schemas/text/person-name.ts'
import { isOneLine, unprintableSign } from '#schemas/text/printable-text.ts'
import { orderTextLimits as limits } from '#schemas/text/order-text-limits.ts'
import { multiLineText, singleLineText } from '#schemas/text/visible-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isHomeDelivery } from './order-request.ts'

type Said = readonly (readonly [field: string, words: string])[]

const lines = ['firstname', 'lastname', 'address', 'addressPart2', 'postalCode', 'city'] as const

const ofAddress = (name: string, address: CartAddress, asked: readonly (typeof lines)[number][]): Said =>
  asked.map((line) => [`address.${name}.${line}`, address[line]])

function saidOf(step: 'delivery' | 'identity', cart: StoredCart): Said {
  const { deliveryType, city, address, contact } = cart
  const { company, gift } = contact
  // Its town is asked where shipping is priced.
  if (step === 'delivery') return deliveryType === 'delivery' && city ? [['deliveryPostalCode', city.name]] : []
  return [
    ...(company ? ([['company.name', company.name]] as const) : []),
    ...(company ? ([['company.reference', company.reference]] as const) : []),
    ...(isHomeDelivery(cart) ? ofAddress('delivery', address.shipping, ['firstname', 'lastname', 'address', 'addressPart2']) : []),
    ...ofAddress('billing', address.billing, lines),
    ...(gift ? ([['gift.from', gift.from] as const, ['gift.message', gift.message] as const] as const) : []),
  ]
}

/** Why a text cannot be printed, and the character that its message names. */
interface PrintFault {
  readonly reason: FormatReason
  readonly sign?: string
}

/** Only a gift message has several lines. */
function faultOf(field: string, words: string): PrintFault | null {
  if (isMissing(words)) return null
  const text = singleLineText(words)
  const fault = isName(field) ? nameFault(text) : null
  if (fault !== null) return fault
  if (!hasLines(field) && !isOneLine(text)) return { reason: 'oneLine' }
  const sign = unprintableSign(words)
  return sign === null ? null : { reason: 'unprintable', sign }
}

const limitOf: Readonly<Record<string, number>> = {
  ...{ email: limits.email, phone: limits.phone, firstname: limits.name, lastname: limits.name, postalCode: limits.postalCode },
  ...{ siret: limits.companyNumber, vatNumber: limits.companyNumber, reference: limits.reference },
  ...{ 'gift.message': limits.giftMessage, message: limits.message },
}

const hasLines = (field: string): boolean => field.endsWith('message')
const isName = (field: string): boolean => /\.(?:first|last)name$/.test(field)

/** The length of a text as the server counts it: after it is normalised. */
function lengthOf(field: string, words: string): number {
  const text = hasLines(field) ? multiLineText(words) : singleLineText(words)
  return isName(field) ? spacedName(text).length : text.length
}

/** The texts of a step that are longer than the shop takes, each with its limit and the number of characters beyond it. */
export function tooLongFields(
  step: 'delivery' | 'identity',
  cart: StoredCart,
): readonly (readonly [field: string, values: { readonly max: number; readonly excess: number }])[] {
  const { email, phone, company, message } = cart.contact
  const unprinted: Said =
    step === 'delivery'
      ? []
      : [
          ...(company ? ([['company.siret', company.siret] as const, ['company.vatNumber', company.vatNumber] as const] as const) : []),
          ...([['user.email', email] as const, ['user.phone', phone] as const, ['message', message] as const] as const),
        ]
  return [...saidOf(step, cart), ...unprinted].flatMap(([field, words]) => {
    const max = ownValue(limitOf, field) ?? ownValue(limitOf, field.split('.').at(-1) ?? '') ?? limits.line
    const excess = lengthOf(field, words) - max
    return excess > 0 ? [[field, { max, excess }] as const] : []
  })
}

/** The fields of a step that documents of an order cannot print, or that are no names, each with the reason. */
export function unprintableFields(
  step: 'delivery' | 'identity',
  cart: StoredCart,
): readonly (readonly [field: string, fault: PrintFault])[] {
  return saidOf(step, cart).flatMap(([field, words]) => {
    const fault = faultOf(field, words)
    return fault === null ? [] : [[field, fault] as const]
  })
}

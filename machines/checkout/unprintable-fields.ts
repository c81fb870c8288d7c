import type { CartAddress, StoredCart } from '#schemas/cart.ts'
import type { FormatReason } from '#schemas/error-details.ts'
import { isMissing } from '#schemas/is-missing.ts'
import { isOneLine, isPrintable } from '#schemas/printable-text.ts'
import { isPersonName } from '#schemas/person-name.ts'
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

/** Only what a gift is sent with is written on several lines. */
function reasonOf(field: string, words: string): FormatReason | null {
  const isNamed = /\.(first|last)name$/.test(field) && !isMissing(words)
  if (isNamed && !isPersonName(words.trim())) return 'name'
  if (field !== 'gift.message' && !isOneLine(words.trim())) return 'oneLine'
  return isPrintable(words) ? null : 'unprintable'
}

/** What no paper of an order can say of what is asked at a step, and why, its invoice or what lies in its parcel; and what is nobody's name. */
export function unprintableFields(
  step: 'delivery' | 'identity',
  cart: StoredCart,
): readonly (readonly [field: string, reason: FormatReason])[] {
  return saidOf(step, cart).flatMap(([field, words]) => {
    const reason = reasonOf(field, words)
    return reason === null ? [] : [[field, reason] as const]
  })
}

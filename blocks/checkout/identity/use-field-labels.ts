import type { MessageKey } from '#i18n/messages.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import type { FieldLabels } from '#ui/forms/ErrorSummary.tsx'

const ofAddress: readonly (readonly [string, MessageKey])[] = [
  ['firstname', 'block.checkout.firstname'],
  ['lastname', 'block.checkout.lastname'],
  ['address', 'block.checkout.street'],
  ['addressPart2', 'block.checkout.street2'],
  ['postalCode', 'block.checkout.postalCode'],
  ['city', 'block.checkout.town'],
  ['country', 'block.checkout.country'],
]
const fields: readonly (readonly [string, MessageKey])[] = [
  ['user-email', 'block.checkout.email'],
  ['user-phone', 'block.checkout.phone'],
  ['user-birthdate', 'block.checkout.birthdate'],
  ...ofAddress.map(([name, key]) => [`address-delivery-${name}`, key] as const),
  ...ofAddress.map(([name, key]) => [`address-billing-${name}`, key] as const),
  ['company-name', 'block.checkout.companyName'],
  ['company-siret', 'block.checkout.siret'],
  ['company-vatNumber', 'block.checkout.vatNumber'],
  ['company-reference', 'block.checkout.purchaseReference'],
  ['gift-from', 'block.checkout.giftFrom'],
  ['gift-message', 'block.checkout.giftMessage'],
  ['message', 'block.checkout.message'],
]

/** Returns the labels of the fields of the identity step, in their order; with two addresses each label names its address. */
export function useFieldLabels(hasTwoAddresses: boolean): FieldLabels {
  const text = useText()
  const labelOf = (name: string, key: MessageKey) => {
    if (!hasTwoAddresses || !name.startsWith('address-')) return text(key)
    const isBilling = name.startsWith('address-billing-')
    return text(isBilling ? 'block.checkout.ofBilling' : 'block.checkout.ofDelivery', { field: text(key) })
  }
  return Object.fromEntries(fields.map(([name, key]) => [name, labelOf(name, key)]))
}

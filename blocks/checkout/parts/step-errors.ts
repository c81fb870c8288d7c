import type { CartAddress, StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import type { FormError } from '#ui/forms/ErrorSummary.tsx'

/** The value of a field of the order in the cart; undefined where the cart does not store it. */
export function cartValue(
  { city, carrier, shippingPrices, accessPoint, clickAndCollect, contact, address }: StoredCart,
  field: string,
): unknown {
  const isPriced = shippingPrices.some(({ id }) => id === carrier?.id)
  const [place = '', kind = '', name = ''] = field.split('.')
  if (place === 'address') return (kind === 'delivery' ? address.shipping : address.billing)[name as keyof CartAddress]
  const values: Readonly<Record<string, unknown>> = {
    ...{ deliveryPostalCode: city, 'delivery.idCarrier': isPriced ? carrier : null, 'delivery.accessPointId': accessPoint },
    ...{ 'delivery.idAddress': clickAndCollect.idAddress, idSchedule: clickAndCollect.idSchedule },
    ...{ 'user.email': contact.email, 'user.phone': contact.phone, 'user.birthdate': contact.birthdate },
    ...{ 'company.name': contact.company?.name, 'gift.from': contact.gift?.from },
  }
  return new Map(Object.entries(values)).get(field)
}

/** The name of an order's field in the forms of this page. */
function fieldName(field: string): string {
  return field.replaceAll('.', '-')
}

/** The errors by the names of the fields in this form. */
export function errorsOf({ faults }: Pick<CheckoutState, 'faults'>): readonly FormError[] {
  return faults.map(({ field, message }) => ({ field: fieldName(field), message }))
}

/** The errors of a form with one address for delivery and bill: an error of both is returned once. */
export function errorsOfOneAddress(checkout: Pick<CheckoutState, 'faults'>): readonly FormError[] {
  const errors = errorsOf(checkout)
  const reportedFields = new Set(errors.map(({ field }) => field))
  return errors.filter(({ field }) => !field.startsWith('address-billing-') || !reportedFields.has(field.replace('billing', 'delivery')))
}

/** Why a field was refused. */
export function faultOf({ faults }: Pick<CheckoutState, 'faults'>, field: string): string | undefined {
  return faults.find((fault) => fault.field === field)?.message
}

import { describe, expect, it } from 'vitest'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, OrderFault } from '#schemas/runtime/checkout.ts'
import { pickupExample, wholeCartExample as brought } from '#tests/support/blocks/cart-examples.ts'
import { errorsByField, errorsByVisibleField } from './visible-field-errors.ts'

const { address, contact } = brought
const collected: StoredCart = { ...brought, deliveryType: 'clickAndCollect' }
const nowhere: StoredCart = { ...brought, deliveryType: 'no_delivery' }
const uncarried: StoredCart = { ...brought, carrier: null }
const toPoint: StoredCart = { ...brought, carrier: pickupExample }
/** A cart whose billing address equals the delivery address. */
const oneAddress: StoredCart = {
  ...brought,
  address: {
    ...address,
    billing: { ...address.shipping, postalCode: brought.city!.postalCode, city: brought.city!.name, country: brought.country!.id },
  },
}
const member: Buyer = { email: 'ada@example.org', firstname: 'Ada', lastname: 'Lovelace', phone: null, birthdate: '1980-01-31' }
const fault = (field: string, message = 'Non.'): OrderFault => ({ field, code: 'REQUIRED', message })
const askedAt = (field: string, cart: StoredCart | null) => errorsByField([fault(field)], cart)[0]?.field

describe('form field of an API field', () => {
  it.each([
    ['user', 'user.phone'],
    ['user.firstname', 'address.billing.firstname'],
    ['address', 'address.billing.address'],
    ['address.billing', 'address.billing.address'],
    ['address.delivery', 'address.delivery.address'],
    ['address.delivery.city', 'deliveryPostalCode'],
    ['address.delivery.country', 'deliveryPostalCode'],
    ['deliveryIdCountry', 'deliveryPostalCode'],
    ['company', 'company.name'],
    ['gift', 'gift.from'],
    ['dateSchedule', 'idSchedule'],
    ['message', 'message'],
    ['user.email', 'user.email'],
  ])('shows %s at %s', (field, asked) => {
    expect(askedAt(field, brought)).toBe(asked)
    expect(askedAt(field, null)).toBe(asked)
  })

  it.each<[string, string, StoredCart, string]>([
    ['the way of delivery', 'delivery.type', brought, 'delivery.idCarrier'],
    ['the way of delivery', 'delivery', collected, 'delivery.idAddress'],
    ['who brings it', 'delivery.serviceCode', toPoint, 'delivery.idCarrier'],
    ['a shop nearby', 'delivery.accessPointId', toPoint, 'delivery.accessPointId'],
    ['a shop nearby that its carrier needs not', 'delivery.accessPointId', brought, 'delivery.idCarrier'],
    ['a shop nearby of no carrier', 'delivery.accessPointId', uncarried, 'delivery.idCarrier'],
    ['a bill that goes elsewhere', 'address.billing.address', brought, 'address.billing.address'],
    ['a bill that goes where the order does', 'address.billing.address', oneAddress, 'address.delivery.address'],
    ['the town of that bill', 'address.billing.city', oneAddress, 'deliveryPostalCode'],
    ['a bill beside a shop nearby', 'address.billing.address', { ...oneAddress, carrier: pickupExample }, 'address.billing.address'],
    ['a name of a bill within another', 'x.address.billing.city', oneAddress, 'x.address.billing.city'],
  ])('maps %s: %s', (_, field, cart, asked) => {
    expect(askedAt(field, cart)).toBe(asked)
  })
})

describe('visible fields of a checkout', () => {
  const fields = [
    ...['user.email', 'user.phone', 'user.birthdate', 'deliveryPostalCode', 'delivery.idCarrier', 'delivery.accessPointId'],
    ...['delivery.idAddress', 'idSchedule', 'message', 'saleTermsAccepted', 'address.delivery.address', 'address.billing.city'],
    ...['company.name', 'gift.from', 'somewhere.else'],
  ]
  const always = ['user.phone', 'message', 'saleTermsAccepted', 'address.billing.city']
  const guest = ['user.email', 'user.birthdate']
  const company = { name: 'Roy SARL', siret: '', vatNumber: '', reference: '' }
  it.each<[string, StoredCart, Buyer | null, readonly string[]]>([
    ['an order that is brought', brought, null, [...guest, 'deliveryPostalCode', 'delivery.idCarrier', 'address.delivery.address']],
    ['one that is brought nearby', toPoint, null, [...guest, 'deliveryPostalCode', 'delivery.idCarrier', 'delivery.accessPointId']],
    ['one that is collected', collected, null, [...guest, 'delivery.idAddress', 'idSchedule']],
    ['one that was brought nearby before', { ...toPoint, deliveryType: 'no_delivery' }, null, guest],
    ['one that nobody carries yet', uncarried, null, [...guest, 'deliveryPostalCode', 'delivery.idCarrier']],
    ['that of a member whose age is known', nowhere, member, []],
    ['that of a member whose age is not', nowhere, { ...member, birthdate: null }, ['user.birthdate']],
    ['one without wine', { ...nowhere, lines: [] }, { ...member, birthdate: null }, []],
    ['that of a company', { ...nowhere, contact: { ...contact, company } }, member, ['company.name']],
    ['a gift', { ...nowhere, contact: { ...contact, gift: { from: 'Ada', message: '' } } }, member, ['gift.from']],
  ])('%s', (_, cart, buyer, more) => {
    const shown = errorsByVisibleField(
      fields.map((field) => fault(field)),
      { cart, buyer },
    )
    expect(shown.flatMap(({ field }) => field || []).toSorted()).toEqual([...always, ...more].toSorted())
  })

  it('have one error each; errors of hidden fields apply to the form, without duplicates', () => {
    const faults = [fault('message'), fault('message', 'Encore.'), fault('gift.from'), fault('gift.message', 'Trop long.'), fault('x')]
    const whole = { cart: nowhere, buyer: null }
    expect(errorsByVisibleField(faults, whole).map(({ field, message }) => [field, message])).toEqual([
      ['message', 'Non.'],
      ['', 'Non.'],
      ['', 'Trop long.'],
    ])
    expect(errorsByVisibleField(faults, { cart: null, buyer: null })).toBe(faults)
  })
})

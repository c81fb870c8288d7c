import { describe, expect, it } from 'vitest'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import { accessPointExample, cartDiscountExample, pickupExample, wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { orderRequestOf } from './order-request.ts'

const consent = { method: 'TRANSFER', saleTermsAccepted: true, buyer: null } as const
const orderOf = (more: Partial<StoredCart> = {}) => orderRequestOf({ ...wholeCartExample, ...more }, consent, 39.9)

describe('order request', () => {
  it('for home delivery names the carrier, and an address in the priced town', () => {
    const { billing } = wholeCartExample.address
    expect(orderOf()).toEqual({
      products: [
        { id: 31, quantity: 2 },
        { id: 107, quantity: 6 },
      ],
      user: { email: 'ada@example.org', phone: '0639980012', firstname: 'Luc', lastname: 'Roy', birthdate: '1980-01-31' },
      address: {
        delivery: { ...wholeCartExample.address.shipping, postalCode: '75011', city: 'Paris', country: 1 },
        billing,
      },
      message: 'Interphone 12',
      dateSchedule: null,
      idSchedule: null,
      delivery: { type: 'DELIVERY', idCarrier: 2, serviceCode: 'COLI', servicePrice: 0 },
      deliveryPostalCode: '75011',
      deliveryIdCountry: 1,
      payment: { method: 'TRANSFER' },
      saleTermsAccepted: true,
      expectedTotal: 39.9,
    })
  })

  it('of a member contains the address of the account, not the one typed as a guest', () => {
    const contact = { ...wholeCartExample.contact, email: 'ada@example' }
    const order = orderRequestOf({ ...wholeCartExample, contact }, { ...consent, buyer: { email: 'luc@example.org' } }, 39.9)
    expect(order.user.email).toBe('luc@example.org')
    expect(orderOf({ contact }).user.email).toBe('ada@example')
  })

  it('for an access point names it, without a delivery address', () => {
    const order = orderOf({ carrier: pickupExample, accessPoint: accessPointExample })
    expect(order.delivery).toEqual({
      ...{ type: 'PICKUP', serviceName: 'Mondial Relay', serviceCode: 'MR24', servicePrice: 6.9 },
      ...{ accessPointId: 'FR-012345', accessPointName: 'Tabac du Port', accessPointAddress: '9 rue du Port' },
      ...{ accessPointZipCode: '75011', accessPointCity: 'Paris', accessPointCountry: 'FR' },
    })
    expect([Object.keys(order.address), order.deliveryPostalCode, order.deliveryIdCountry]).toEqual([['billing'], '75011', 1])
  })

  it('for an access point in another town is priced for that town', () => {
    const elsewhere = { ...accessPointExample, zipCode: '94300', city: 'Vincennes' }
    const order = orderOf({ carrier: pickupExample, accessPoint: elsewhere })
    expect([order.deliveryPostalCode, order.deliveryIdCountry]).toEqual(['94300', 1])
    // An earlier access point does not apply to home delivery.
    expect(orderOf({ accessPoint: elsewhere }).deliveryPostalCode).toBe('75011')
  })

  it('for home delivery names no access point, also while none is chosen', () => {
    expect(orderOf({ accessPoint: accessPointExample }).delivery).toEqual({
      ...{ type: 'DELIVERY', idCarrier: 2, serviceCode: 'COLI', servicePrice: 0 },
    })
    expect(orderOf({ carrier: pickupExample }).delivery).toMatchObject({ type: 'DELIVERY', idCarrier: 3 })
  })

  it('without carrier and place is sent, so that the shop reports the missing fields', () => {
    const order = orderOf({ carrier: null, city: null, country: null })
    expect(order).toMatchObject({ delivery: { type: 'NO_DELIVERY' }, deliveryPostalCode: null, deliveryIdCountry: null })
    expect(Object.keys(order.address)).toEqual(['billing'])
    const { shipping } = wholeCartExample.address
    const known = { ...shipping, postalCode: '69002', city: 'Lyon', country: 1 }
    const address = { ...wholeCartExample.address, shipping: known }
    expect(orderOf({ city: null, country: null, address }).address.delivery).toEqual(known)
  })

  it('for click and collect names address and window', () => {
    const order = orderOf({ deliveryType: 'clickAndCollect' })
    expect(order).toMatchObject({ delivery: { type: 'CLICK_AND_COLLECT', idAddress: 4 }, dateSchedule: '2026-12-04', idSchedule: 1 })
    expect([Object.keys(order.address), order.deliveryPostalCode, order.deliveryIdCountry]).toEqual([['billing'], null, null])
  })

  it('without delivery says so', () => {
    const order = orderOf({ deliveryType: 'no_delivery' })
    expect(order).toMatchObject({ delivery: { type: 'NO_DELIVERY' }, dateSchedule: null, idSchedule: null, deliveryPostalCode: null })
    expect(Object.keys(order.address)).toEqual(['billing'])
  })

  it('contains a code and a birth date only when they are set', () => {
    expect(orderOf()).not.toHaveProperty('discount')
    expect(orderOf({ discount: cartDiscountExample }).discount).toBe('BIENVENUE10')
    expect(orderOf({ contact: { ...wholeCartExample.contact, birthdate: '' } }).user).not.toHaveProperty('birthdate')
  })

  it('contains the company and the gift only when they are set', () => {
    expect(orderOf()).not.toHaveProperty('company')
    const company = { name: 'Le Comptoir', siret: '732 829 320 00074', vatNumber: '', reference: 'BC-12' }
    const gift = { message: 'Bon anniversaire', from: 'Ada' }
    expect(orderOf({ contact: { ...wholeCartExample.contact, company, gift } })).toMatchObject({ company, gift })
    expect(orderOf()).not.toHaveProperty('gift')
  })
})

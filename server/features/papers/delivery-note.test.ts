import { expect, it } from 'vitest'
import { deliveryNoteOf, type ShippedOrder } from './delivery-note.ts'

const billed = {
  firstname: 'Linh',
  lastname: 'Nguyễn',
  address: '5, rue des Lilas',
  addressPart2: null,
  postalCode: '75011',
  city: 'Paris',
}
const order: ShippedOrder['order'] = {
  ...{ locale: 'fr_FR', reference: '2026-000123', firstname: 'Thị Linh', lastname: 'Nguyễn', gift: null, company: null },
  ...{ billing_address: { ...billed, country: 'FR' }, delivery_address: null, access_point: null },
}
const seller: ShippedOrder['seller'] = {
  ...{ brand: 'Cave', company: 'EARL du Coteau', headOffice: '', capital: '', rcs: '', siren: '', vatNumber: '', phone: '', email: '' },
  colors: { title: '#222222', accent: '#7a1f33' },
}
const shipment = { number: 1, lines: [], carrier: 'Colissimo', parcels: 1, tracking_numbers: [], shipped_at: new Date(0) }
const consigneeOf = (own: Partial<ShippedOrder['order']>) =>
  deliveryNoteOf({ order: { ...order, ...own }, lines: [], shipment, seller }).consignee

it('a delivery note names whoever fetches the parcel as their account does, or as the bill does where no paper can say the account’s name', () => {
  expect(consigneeOf({})).toEqual(['Thị Linh Nguyễn'])
  expect(consigneeOf({ firstname: '玲', lastname: '阮' })).toEqual(['Linh Nguyễn'])
})

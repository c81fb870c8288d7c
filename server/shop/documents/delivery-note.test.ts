import { expect, it } from 'vitest'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { deliveryNoteOf, type ShippedOrder } from './delivery-note.ts'
import { drawDeliveryNote } from './render-delivery-note.ts'

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

it('a delivery note names the collector as the account, or as the bill for unprintable names', () => {
  expect(consigneeOf({})).toEqual(['Thị Linh Nguyễn'])
  expect(consigneeOf({ firstname: '玲', lastname: '阮' })).toEqual(['Linh Nguyễn'])
})

it('a delivery note asks for proof of identity for alcohol in the parcel alone, also in a box', async () => {
  const content = { id: 1, name: 'Cuvée', count: 2, capacityMl: 750, container: 'BOTTLE' as const }
  const asks = async (facts: Record<string, number>, contents: ShippedOrder['lines'][number]['contents'] = []) => {
    const line = { position: 0, product_type: 'BOX' as const, name: 'Verre', year: null, reference: '', capacity_ml: null, facts, contents }
    const sent = { ...shipment, lines: [{ line: 0, quantity: 1 }] }
    return (await pdfText(await drawDeliveryNote(deliveryNoteOf({ order, lines: [line], shipment: sent, seller })))).includes('identité')
  }
  expect([await asks({}), await asks({ abv: 0 }), await asks({}, [content])]).toEqual([false, false, false])
  expect([await asks({ abv: 125 }), await asks({}, [{ ...content, abv: 130 }])]).toEqual([true, true])
})

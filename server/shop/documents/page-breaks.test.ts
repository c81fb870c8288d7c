import { describe, expect, it } from 'vitest'
import type { PaperSnapshot, StoredPaperLine, StoredSeller } from '#server/database/tables/paper-tables.ts'
import { pdfPages } from '#tests/support/documents/pdf-text.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import type { DeliveryNote } from './delivery-note.ts'
import { renderInvoice } from './render-invoice.ts'
import { drawDeliveryNote } from './render-delivery-note.ts'

const issuedAt = new Date('2026-11-20T09:00:00Z')
const seller: StoredSeller = {
  ...{ brand: 'Cave du Coteau', company: 'EARL du Coteau', headOffice: '3, chemin du Coteau, 34600 Faugères', capital: '' },
  ...{ rcs: '732 829 320 R.C.S. Béziers', siren: '732829320', vatNumber: 'FR44 732829320', phone: '', email: 'cave@example.org' },
  colors: { title: '#222222', accent: '#7a1f33' },
}
const address = ['Camille Roy', '5, rue des Lilas', '75011 Paris']
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function billOf(count: number, locale = 'fr_FR', more: Partial<PaperSnapshot> = {}): Parameters<typeof renderInvoice>[0] {
  const cost = { rate: 2000, base: 1000, vat: 200, total: 1200 }
  const line = { year: 2021, capacityMl: 750, reference: 'CA', appellation: 'Faugères', abv: 135, quantity: 1, price: 1200, reduction: 0 }
  const lines = numbered(count).map((number): StoredPaperLine => ({ ...cost, ...line, name: `Cuvée ${number}` }))
  const snapshot: PaperSnapshot = {
    ...{ locale, seller, lines, fees: [cost], reductions: [{ code: 'BIENVENUE', value: 500 }], corrects: null },
    buyer: { lines: address, siret: null, vatNumber: null, isCompany: true, reference: null },
    delivery: { type: 'DELIVERY', lines: address, carrier: 'Vitivelo' },
    order: { reference: '2026-000001', orderedAt: issuedAt.toISOString(), method: 'TRANSFER' },
    ...{ vat: [cost], total: 1200 },
    ...more,
  }
  return { kind: 'INVOICE', number: 'F-2026-000001', snapshot, issuedAt }
}

function noteOf(count: number, more: Partial<DeliveryNote> = {}): DeliveryNote {
  const wine = { capacityMl: 750, abv: 135, container: 'BOTTLE' as const }
  const told = { contents: [], appellation: 'Faugères', allergens: ['SULPHITES'], reference: 'CA', hasCapsule: true }
  return {
    ...{ locale: 'fr_FR', seller, order: '2026-000001', number: 1, shippedAt: issuedAt, parcels: 1, tracking: [], gift: null },
    ...{ consignee: ['Camille Roy'], place: address.slice(1), carrier: 'Vitivelo' },
    lines: numbered(count).map((number) => ({ ...wine, ...told, name: `Cuvée ${number}`, count: 1 })),
    ...more,
  }
}

// Where the first, the second and the third page end.
const counts = [1, ...numbered(13).slice(6), ...numbered(33).slice(21)]

describe('a paper of several pages', () => {
  it.each([
    ['invoice', 'Désignation', 'Total HT', async (count: number) => renderInvoice(billOf(count))],
    ['delivery note', 'Désignation', 'Volume total expédié', async (count: number) => drawDeliveryNote(noteOf(count))],
  ])('(%s) tells on each what its columns are and which page it is, and its sums beside a line', async (_, head, sum, draw) => {
    const longest: number[] = []
    for (const count of takeTurn(counts, 2)) {
      const pages = await pdfPages(await draw(count))
      longest.push(pages.length)
      for (const [index, page] of pages.entries()) {
        expect(page, `${count} lines`).toContain(`page ${index + 1} sur ${pages.length}`)
        expect(page, `${count} lines, page ${index + 1}`).toContain(head)
      }
      expect(
        pages.filter((page) => page.includes(sum)),
        `${count} lines`,
      ).toHaveLength(1)
      expect(pages.at(-1), `${count} lines`).toMatch(new RegExp(`Cuvée ${count} .*${sum}`))
    }
    expect(Math.max(...longest)).toBeGreaterThan(2)
  })

  it('writes a rate as its readers do', async () => {
    const [english] = await pdfPages(await renderInvoice(billOf(1, 'en_GB')))
    expect(english).toMatch(/VAT 20% on/)
    const [french] = await pdfPages(await renderInvoice(billOf(1)))
    expect(french).toMatch(/TVA 20 % sur/)
  })
})

/** A text of the widest letters in words, with a distinct last one. */
const wide = (name: string, length: number): string => `${'WWWWWWWWW '.repeat(length / 10).slice(0, length - name.length)}${name}`

/** The faults of the pages of a paper with one line: a nearly empty page, a head of columns without the line, or another line. */
function pageFaults(pages: readonly string[], most: number): readonly string[] {
  const heads = pages.filter((page) => page.includes('Désignation'))
  return [
    ...(pages.length > most ? [`${pages.length} pages`] : []),
    ...(heads.length === 1 && heads[0]!.includes('Cuvée 1') ? [] : ['a head without its line']),
  ]
}

describe('a paper whose head is tall', () => {
  it.each([
    [13, 2],
    [24, 2],
    [60, 3],
  ])('continues over pages with whole tracking numbers of %i characters', async (length, most) => {
    for (const count of takeTurn([...numbered(50).filter((each) => each % 3 === 0), 50], 2)) {
      const tracking = numbered(count).map((number) => String(number).padStart(length, '7'))
      const pages = await pdfPages(await drawDeliveryNote(noteOf(1, { tracking })))
      const faults = [...pageFaults(pages, most), ...tracking.filter((number) => !pages.some((page) => page.includes(number)))]
      expect(faults, `${count} numbers`).toEqual([])
    }
  })

  it('has whole addresses of any length side by side, and the head of its columns above a line', async () => {
    for (const count of takeTurn(numbered(50), 3)) {
      const lines = numbered(count).map((number) => `${number}, rue des Lilas`)
      const delivery: PaperSnapshot['delivery'] = { type: 'DELIVERY', lines, carrier: 'Vitivelo' }
      const bill = await pdfPages(await renderInvoice(billOf(1, 'fr_FR', { delivery })))
      const note = await pdfPages(await drawDeliveryNote(noteOf(1, { place: lines, consignee: ['Camille Roy', ...lines.slice(0, 4)] })))
      for (const pages of [bill, note]) expect(pageFaults(pages, 3), `${count} lines`).toEqual([])
      const side = (pages: readonly string[], ...told: readonly string[]) =>
        pages.filter((page) => [...told, lines[0]!, lines.at(-1)!].every((each) => page.includes(each))).length
      expect([side(bill, 'Facturé à', 'Livré à'), side(note, 'Transporteur', 'Lieu de livraison')], `${count} lines`).toEqual([1, 1])
    }
  })

  it.each(['INVOICE', 'CREDIT_NOTE'] as const)('has room for the most that each field may say: %s', async (kind) => {
    const buyer = ['(nom)', '(personne)', '(adresse)', '(suite)', '(ville)']
    const lines = [120, 160, 120, 120, 140].map((length, index) => wide(buyer[index]!, length))
    const corrects = { number: 'F-2026-000001', issuedAt: issuedAt.toISOString(), reason: wide('(motif)', 200) }
    const more: Partial<PaperSnapshot> = {
      buyer: { lines, siret: '73282932000074', vatNumber: 'FR44732829320', isCompany: true, reference: wide('(achat)', 60) },
      delivery: { type: 'DELIVERY', lines: lines.slice(1).map((line) => line.replace('(', '(livrée ')), carrier: wide('(port)', 120) },
      ...(kind === 'CREDIT_NOTE' && { corrects: { ...corrects, kept: { amount: 100, reason: wide('(retenue)', 200) } } }),
    }
    const pages = await pdfPages(await renderInvoice({ ...billOf(1, 'fr_FR', more), kind }))
    expect(pageFaults(pages, 3)).toEqual([])
    const told = [...buyer, ...buyer.slice(1).map((each) => each.replace('(', '(livrée ')), '(achat)', '(port)']
    const back = kind === 'CREDIT_NOTE' ? ['(motif)', '(retenue)'] : []
    expect([...told, ...back].filter((each) => !pages.some((page) => page.includes(each)))).toEqual([])
  })
})

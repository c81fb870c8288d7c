import { describe, expect, it } from 'vitest'
import { productGet } from '#schemas/api/shop/product-calls.ts'
import { pdfPages } from '#tests/support/documents/pdf-text.ts'
import { drawSheet, type SheetContent } from './render-sheet.ts'

const product = productGet.example.data
const sheet: SheetContent = {
  ...{ locale: 'fr_FR', product, title: 'Cuvée A 2021', bottle: product.declinations[0] ?? product, awards: [], meals: [], picture: null },
  company: { name: 'Le Coteau', lines: ['EARL du Coteau', '34600 Faugères'] },
  ...{ color: '#7a1f33', model: 'CLASSIC', showPrice: true, footer: null, writtenAt: new Date('2026-11-20T09:00:00Z') },
}
const pagesOf = async (more: Partial<SheetContent>) => pdfPages(await drawSheet({ ...sheet, ...more }))

describe('a technical sheet', () => {
  it('of a box tells what is in it, and no container that it is not', async () => {
    const held = [
      { idProduct: 1, name: 'Cuvée A 2021', quantity: 2, capacity: 75, capacityUnit: 'CENTILITRE' as const },
      { idProduct: 2, name: 'Cuvée B', quantity: 1 },
    ]
    const none = { capacity: null, capacityUnit: null, abv: null, year: null }
    const box = { ...product, ...none, declinations: [], products: held, type: { id: 2, type: 'BOX' as const } }
    const [page] = await pagesOf({ product: box, bottle: box, title: 'Coffret' })
    expect(page).toMatch(/Dans le coffret 2 × Cuvée A 2021, 75 cl 1 × Cuvée B/)
    expect(page).not.toContain('Contenant')
    expect((await pagesOf({}))[0]).toMatch(/Contenant Bouteille/)
  })

  it('says on each of its pages which one it is, where there are several', async () => {
    const content = Array.from({ length: 60 }, (_, index) => `<p>Parcelle ${index}, sur le schiste.</p>`).join('')
    const pages = await pagesOf({ product: { ...product, content } })
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) expect(page).toContain(`Cuvée A 2021 · page ${index + 1} sur ${pages.length}`)
    const [alone, ...more] = await pagesOf({})
    expect([more, alone]).toEqual([[], expect.not.stringContaining('page 1')])
  })
})

import { expect, it } from 'vitest'
import type { StoredSeller } from '#server/database/tables/paper-tables.ts'
import { drawLegal, type LegalContent } from './render-legal.ts'
import { createPdfRenderer } from './pdf-renderer.ts'

const seller: StoredSeller = {
  ...{ brand: 'Le Coteau', company: 'EARL du Coteau', headOffice: '3, chemin du Coteau', capital: '', siren: '123456789', rcs: '' },
  ...{ vatNumber: '', phone: '', email: '', colors: { title: '#222222', accent: '#7b2d3b' } },
}
const form = (order: string): LegalContent => ({
  ...{ type: 'WITHDRAWAL_FORM', locale: 'fr_FR', seller, order, orderedAt: new Date('2026-11-20T09:00:00Z') },
})

it('renders the same documents in the worker as in the process, each for its own request', async () => {
  const press = createPdfRenderer()
  const papers = ['2026-000001', '2026-000002', '2026-000003'].map(form)
  const drawn = await Promise.all(papers.map((paper) => press.draw(paper)))
  for (const [index, paper] of papers.entries()) expect(Buffer.from(drawn[index]!).equals(await drawLegal(paper))).toBe(true)
})

it('a paper that cannot be drawn says so, and the next one can', async () => {
  const press = createPdfRenderer()
  const broken = { ...form('2026-000004'), seller: null } as unknown as LegalContent
  await expect(press.draw(broken)).rejects.toThrow()
  expect((await press.draw(form('2026-000004'))).length).toBeGreaterThan(1000)
})

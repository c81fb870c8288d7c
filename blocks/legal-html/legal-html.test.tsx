import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('legal-html')

describe('legal-html', () => {
  const props = { parameter: 'SALE_TERMS' as const, title: 'Conditions de vente', summary: true }
  const value = '<h2>1. Objet</h2><p>…</p><h2>2. Prix</h2><p>…</p>'
  const parameters = [{ id: 1, type: 'SALE_TERMS' as const, kind: 'TEXT' as const, label: '', value }]

  it('leads from the contents to each part', () => {
    const body = viewBody(View, { props, data: { parameters } })
    const links = [...body.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
    expect(links).toEqual(['#part-1', '#part-2'])
    for (const link of links) expect(body.querySelector(link)?.tagName).toBe('H2')
  })

  it('has parts of its own where another legal text of the page stands before it', () => {
    const other = { id: 'autre', type: 'legal-html', v: 1, props: {} }
    const columns = { id: 'colonnes', type: 'columns', v: 1, props: {}, slots: { first: [other] } }
    const linksOf = (blocks: Block[]) =>
      [...viewBody(View, { props, data: { parameters }, blocks }).querySelectorAll('nav a, h2')].map(
        (part) => part.getAttribute('href') ?? part.id,
      )
    const own = { ...other, id: 'block' }
    expect(linksOf([own, columns])).toEqual(['#part-1', '#part-2', 'part-1', 'part-2'])
    expect(linksOf([columns, own])).toEqual(['#block-part-1', '#block-part-2', 'block-part-1', 'block-part-2'])
  })

  it('says that a text is not published yet, under its title', () => {
    const body = viewBody(View, { props, data: { parameters: [] } })
    expect(body.querySelector('h1')?.textContent).toBe('Conditions de vente')
    expect(body.textContent).toContain('n’est pas encore publié')
    expect(body.querySelector('nav')).toBeNull()
  })
})

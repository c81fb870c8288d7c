import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
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

  it('says that a text is not published yet, under its title', () => {
    const body = viewBody(View, { props, data: { parameters: [] } })
    expect(body.querySelector('h1')?.textContent).toBe('Conditions de vente')
    expect(body.textContent).toContain('n’est pas encore publié')
    expect(body.querySelector('nav')).toBeNull()
  })
})

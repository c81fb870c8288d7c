import { describe, expect, it } from 'vitest'
import { serviceGet } from '#schemas/api/content/service.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { nearServices } from './related-services.ts'
import { View } from './View.tsx'

testBlock('service')

const props = { showPrice: true, showTags: true, otherCount: 3, priceNote: 'TTC', listHref: '/services' }
const service = serviceGet.example.data
const context = { siteId: 37, locale: 'fr_FR', params: { service: 6 }, query: {}, today: '2026-11-20' }
const styled = (style: string) => {
  const parameters = new Map([...testContext.parameters, ['SERVICE_PAGE_STYLE', style]])
  return viewBody(View, { props, data: { service }, context: { parameters } })
}

describe('service', () => {
  it('is a document, or stands across the page, as SERVICE_PAGE_STYLE says', () => {
    expect(styled('CLASSIC').querySelector('.document h1')?.textContent).toBe('Création de SASU')
    expect(styled('WIDE').querySelector('.full-block [data-tone="muted"] h1')?.textContent).toBe('Création de SASU')
    for (const style of ['CLASSIC', 'WIDE']) expect(styled(style).textContent).toContain('149\u00a0€TTC')
  })

  it('says that it is made to measure when it has no price', () => {
    const body = viewBody(View, { props, data: { service: { ...service, price: null } } })
    expect(body.textContent).toContain('Sur devis')
    expect(body.textContent).not.toContain('TTC')
  })

  it('shows beside it those that share most of its tags', () => {
    const other = (id: number, ...tags: string[]) => ({ ...service, id, tags: tags.map((value) => ({ value, label: value })) })
    const all = [other(6, 'a', 'b'), other(1), other(2, 'a'), other(3, 'b', 'a'), other(4)]
    expect(nearServices(all, all[0]!, 3).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('keeps the title of the page and a way out when the service does not come', () => {
    const body = viewBody(View, { props, data: {}, page: { title: 'Création de SASU' } })
    expect(body.querySelector('h1')?.textContent).toBe('Création de SASU')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/services')
  })

  it('asks for the others only when some are shown, and for nothing on another page', () => {
    expect(needs(props, context).map(({ call }) => call)).toEqual(['service.get', 'service.list'])
    expect(needs({ ...props, otherCount: 0 }, context).map(({ call }) => call)).toEqual(['service.get'])
    expect(needs(props, { ...context, params: {} })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { serviceList, type ServiceItem } from '#schemas/api/content/service.ts'
import type { ServiceListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('service-list')

const context = { siteId: 37, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }
const props: ServiceListProps = { layout: 'list', level: 1, title: 'Nos services', showPrice: true, showTags: true }
const [example] = serviceList.example.data.services
const service = (id: number, price: number | null, ...tags: string[]): ServiceItem => ({
  ...example!,
  ...{ id, price, title: `Service ${id}`, url: `services/s${id}`, tags: tags.map((value) => ({ value, label: value.toUpperCase() })) },
})
const services = [service(1, 149, 'creation'), service(2, 28.8, 'siege', 'creation'), service(3, null, 'siege')]
const tags = [
  { value: 'creation', label: 'CREATION', count: 2 },
  { value: 'siege', label: 'SIEGE', count: 2 },
]
const list = { services, total: 3, tags }
const titles = (body: HTMLElement) => [...body.querySelectorAll('h2')].map((title) => title.textContent)

describe('service-list', () => {
  it('says each price as people do, and that some are made to measure', () => {
    const body = viewBody(View, { props, data: { list } })
    expect(body.textContent).toContain('149\u00a0€')
    expect(body.textContent).toContain('28,80\u00a0€')
    expect(body.textContent).toContain('Sur devis')
    expect(viewBody(View, { props: { ...props, showPrice: false }, data: { list } }).textContent).not.toContain('€')
  })

  it('shows one tag alone when the address names it, and marks which', () => {
    const body = viewBody(View, { props, data: { list }, page: { path: '/services', query: { tag: 'siege' } } })
    expect(titles(body)).toEqual(['Service 2', 'Service 3'])
    expect(body.querySelector('[aria-current="true"]')?.textContent).toBe('SIEGE 2')
    expect(body.querySelector('a[href="/services"]')?.textContent).toBe('Tous 3')
  })

  it('leads back to all of them from a tag that none bears', () => {
    const body = viewBody(View, { props, data: { list }, page: { path: '/services', query: { tag: 'vin' } } })
    expect(body.textContent).toContain('Aucun service ne porte cette étiquette')
    expect(titles(viewBody(View, { props: { ...props, showTags: false }, data: { list }, page: { query: { tag: 'vin' } } }))).toHaveLength(
      3,
    )
  })

  it('asks for a hundred at once, of its own tags or of all', () => {
    expect(needs(props, context)).toEqual([{ key: 'list', call: 'service.list', params: { page: 1, nbItem: 100 }, pagedBy: 'page' }])
    expect(needs({ ...props, tags: ['creation', 'siege'] }, context)[0]?.params.tag).toBe('creation,siege')
  })

  it('asks for those of the tag and the page that its page names, and for all, to be narrowed by', () => {
    const all = { key: 'all', call: 'service.list', params: { page: 1, nbItem: 100 } }
    const list = { ...all, key: 'list', pagedBy: 'page' }
    const on = (query: Record<string, string>, more: Partial<ServiceListProps> = {}) => needs({ ...props, ...more }, { ...context, query })
    expect(on({ tag: 'siege' })).toEqual([{ ...list, params: { page: 1, nbItem: 100, tag: 'siege' } }, all])
    expect(on({ page: '2' })).toEqual([{ ...list, params: { page: 2, nbItem: 100 } }, all])
    expect(on({ tag: 'a,b' })).toHaveLength(1)
    expect(on({ tag: 'siege', page: '2' }, { level: 2, showTags: false })).toEqual([{ ...all, key: 'list' }])
  })

  it('links to services after the hundredth, with a tag too, and back from past the last page', () => {
    const late = { value: 'tardive', label: 'TARDIVE', count: 7 }
    const data = {
      list: { services: [service(1, 149, 'siege')], total: 101, tags: tags.slice(1) },
      all: { services, total: 240, tags: [...tags, late] },
    }
    const body = viewBody(View, { props, data, page: { path: '/services', query: { tag: 'siege' } } })
    expect(body.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/services?tag=siege&page=2')
    expect(body.querySelector('[aria-current="true"]')?.textContent).toBe('SIEGE 2')
    // Borne by services of other pages alone.
    expect(body.querySelector('a[href="/services?tag=tardive"]')?.textContent).toBe('TARDIVE 7')
    expect(body.querySelector('a[href="/services"]')?.textContent).toBe('Tous 240')
    const atOnce = viewBody(View, { props, data: { list: { services, total: 100, tags } }, page: { path: '/services', query: {} } })
    expect(atOnce.querySelector('a[rel="next"]')).toBeNull()
    const beyond = viewBody(View, {
      props,
      data: { list: { services: [], total: 101, tags } },
      page: { path: '/services', query: { page: '3' } },
    })
    expect(beyond.textContent).toContain('Il n’y a rien à la page 3')
  })
})

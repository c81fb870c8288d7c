import { describe, expect, it } from 'vitest'
import { serviceList, type ServiceItem } from '#schemas/api/service.ts'
import type { ServiceListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { needs } from './data.ts'
import { tagsOf } from './tags-of.ts'
import { View } from './View.tsx'

testBlock('service-list')

const props: ServiceListProps = { layout: 'list', level: 1, title: 'Nos services', showPrice: true, showTags: true }
const [example] = serviceList.example.data.services
const service = (id: number, price: number | null, ...tags: string[]): ServiceItem => ({
  ...example!,
  ...{ id, price, title: `Service ${id}`, url: `services/s${id}`, tags: tags.map((value) => ({ value, label: value.toUpperCase() })) },
})
const services = [service(1, 149, 'creation'), service(2, 28.8, 'siege', 'creation'), service(3, null, 'siege')]
const list = { services, total: 3 }
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
    expect(needs(props)[0]).toMatchObject({ call: 'service.list', params: { page: 1, nbItem: 100 } })
    expect(needs({ ...props, tags: ['creation', 'siege'] })[0]?.params.tag).toBe('creation,siege')
  })

  it('names each tag once, with how many bear it', () => {
    expect(tagsOf(services).map(({ value, count }) => [value, count])).toEqual([
      ['creation', 2],
      ['siege', 2],
    ])
  })
})

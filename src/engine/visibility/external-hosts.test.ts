import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { outsideHosts } from './external-hosts.ts'

const registry = createRegistry(catalogue)
const embed = (id: string, url: string): Block => ({ id, type: 'embed', v: 1, props: { title: 'Agenda', url, height: 480 } })

it('names the hosts of a page’s frames and pictures, however deep their blocks lie, each once', () => {
  const blocks: Block[] = [
    { id: 'text', type: 'text', v: 1, props: { html: '<p>https://ailleurs.example</p>' } },
    embed('one', 'https://agenda.example/greffe'),
    {
      ...{ id: 'part', type: 'section', v: 1, props: {} },
      slots: { content: [embed('two', 'https://agenda.example/autre'), { id: 'map', type: 'map', v: 1, props: {} }] },
    },
  ]
  expect(outsideHosts(registry, blocks)).toEqual({
    ...{ frames: ['https://agenda.example'], images: ['https://tile.openstreetmap.org'], takesPayment: false },
  })
})

it('says where orders are paid', () => {
  const checkout: Block = { id: 'order', type: 'checkout', v: 1, props: { title: 'Commande' } }
  expect(outsideHosts(registry, [checkout]).takesPayment).toBe(true)
})

const wide = [
  'https://*/x',
  'https://*.com/x',
  'https://$/x',
  'https://%2a/x',
  'https://＊/x',
  'https://a..example/x',
  'https://192.0.2.7/x',
]

it('names none for what is no address of another site, sent safely', () => {
  for (const url of ['/contact', 'http://agenda.example', 'mailto:a@example.org', 'https://', ...wide])
    expect(outsideHosts(registry, [embed('one', url)]).frames).toEqual([])
})

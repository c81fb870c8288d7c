import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Json } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { loadedOnClick } from './loaded-on-click.ts'

const registry = createRegistry(catalogue)
const found = (type: string, props: Record<string, Json>) => loadedOnClick(registry, { id: 'a', type, v: 1, props })

describe('loadedOnClick', () => {
  it.each<[string, Record<string, Json>, object | null]>([
    ['embed', { title: 'Plan', url: 'https://carte.example/a' }, { host: 'carte.example', prop: 'url' }],
    ['embed', { title: 'Plan', url: '/plan' }, null],
    ['video', { title: 'Film', url: 'https://youtu.be/aqz-KE-bpKQ' }, { host: 'www.youtube-nocookie.com', prop: 'url' }],
    ['video', { title: 'Film', file: 12 }, null],
    ['map', {}, { host: 'tile.openstreetmap.org', prop: null }],
    ['button', { label: 'Film', href: 'https://youtu.be/aqz-KE-bpKQ' }, null],
    ['checkout', {}, { host: 'tile.openstreetmap.org', prop: null }],
    ['jamais-vu', {}, null],
  ])('finds for %s with %o the content %o', (type, props, content) => {
    expect(found(type, props)).toEqual(content)
  })
})

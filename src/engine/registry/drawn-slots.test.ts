import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Json } from '#schemas/generated/content.ts'
import { drawnSlots } from './drawn-slots.ts'
import { createRegistry } from './registry.ts'

const registry = createRegistry(catalogue)
const three = [{ title: 'Un' }, { title: 'Deux' }, { title: 'Trois' }]

it.each<[string, Record<string, Json>, string[]]>([
  ['columns', {}, ['first', 'second']],
  ['columns', { layout: 'thirds' }, ['first', 'second', 'third']],
  ['columns', { layout: 'quarters' }, ['first', 'second', 'third', 'fourth']],
  ['tabs', { tabs: three }, ['panel1', 'panel2', 'panel3']],
  ['section', {}, ['content']],
  ['footer', {}, ['columns']],
  ['hero', {}, []],
  ['call-to-action', {}, []],
  ['service', {}, []],
  ['app-bar', {}, []],
  ['mobile-app-bar', {}, []],
  ['unknown', {}, []],
])('draws of %s with %j the slots %j', (type, props, names) => {
  expect(drawnSlots(registry, { type, props }).map(({ name }) => name)).toEqual(names)
})

it('names a slot in French', () => {
  expect(drawnSlots(registry, { type: 'section', props: {} })).toEqual([{ name: 'content', label: 'Contenu' }])
})

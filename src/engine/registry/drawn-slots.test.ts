import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { Json } from '#schemas/generated/content.ts'
import { drawnSlots, sparedSlots } from './drawn-slots.ts'
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

it.each<[string, string[]]>([
  ['hero', ['Boutons']],
  ['section', ['Notes en marge']],
  ['app-bar', ['Menu', 'Boutons']],
  ['columns', []],
  ['unknown', []],
])('offers beside %s its empty slots %j', (type, labels) => {
  expect(sparedSlots(registry, { type, props: {} }).map(({ label }) => label)).toEqual(labels)
})

it('offers no slot that holds a block', () => {
  const button = { id: 'b7f2', type: 'button', v: 1, props: {} }
  expect(sparedSlots(registry, { type: 'hero', props: {}, slots: { actions: [button] } })).toEqual([])
})

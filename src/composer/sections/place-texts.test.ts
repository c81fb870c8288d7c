import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { blocksOfPlace } from '#engine/sections/expand-sections.ts'
import { fieldPointer, textPointer, textsOfSection } from './place-texts.ts'

const registry = createRegistry(catalogue)
const items = [
  { question: 'Quand ?', answer: '<p>Le matin.</p>' },
  { question: 'Où ?', answer: '<p>Au caveau.</p>' },
]
const faq: Block = { id: 'questions', type: 'faq', v: registry.types.get('faq')?.manifest.version ?? 1, props: { items } }

it('lists the texts of each item of a list, and a place words one of them alone', () => {
  const [texts] = textsOfSection(registry, [faq])
  const names = texts?.fields.map(({ name }) => name) ?? []
  expect(names).toEqual(expect.arrayContaining(['items/0/question', 'items/0/answer', 'items/1/question', 'items/1/answer']))
  const overrides = [{ block: 'questions', pointer: '/items/1/answer', value: '<p>Ici.</p>' }]
  const [placed] = blocksOfPlace([faq], { section: 3, overrides })
  expect(placed?.props['items']).toEqual([items[0], { ...items[1], answer: '<p>Ici.</p>' }])
})

it('leads from a field of the form to the text in the block, and back', () => {
  expect(textPointer(fieldPointer('/items/1/answer'))).toBe('/items/1/answer')
  expect(textPointer(fieldPointer('/text'))).toBe('/text')
})

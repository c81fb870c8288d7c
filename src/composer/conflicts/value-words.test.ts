import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { readSchema } from '#forms/read-schema.ts'
import { differingWords, valueWords } from './value-words.ts'

const registry = createRegistry(catalogue)

const fields = readSchema(registry.types.get('pricing')!.manifest.props).fields
const plans = fields.find(({ name }) => name === 'plans')
const plan = { href: '/contact', highlighted: true, price: '24 €', name: 'Boîte' }

it('writes the items of a list in the order of their form, without addresses and choices', () => {
  expect(valueWords(plans, [plan, { name: 'Copie' }])).toBe('Boîte · 24 € · Copie')
})

it.each([
  ['an item without words by its address', [{ href: '/contact' }], '/contact'],
  ['no items as nothing', [], undefined],
])('writes %s', (_, value, words) => {
  expect(valueWords(plans, value)).toBe(words)
})

it('writes everything where two values differ in an address alone', () => {
  const { before, after } = differingWords(plans, [plan], [{ ...plan, href: '/devis' }])
  expect([before?.includes('/contact'), after?.includes('/devis')]).toEqual([true, true])
})

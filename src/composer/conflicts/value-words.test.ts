import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { written } from '#tests/support/composer/composer-setup.ts'
import { differingWords, valueWords } from './value-words.ts'

const registry = createRegistry(catalogue)

const fields = readSchema(registry.types.get('pricing')!.manifest.props).fields
const plans = fields.find(({ name }) => name === 'plans')
const text: ComposerText = (id, values = {}) => written({ id, values })
const highlighted = 'Mettre en avant'
const plan = { href: '/contact', highlighted: true, price: '24 €', name: 'Boîte' }

it('writes the items of a list in the order of their form, without addresses and choices', () => {
  expect(valueWords(plans, [plan, { name: 'Copie' }], text)).toBe('Boîte · 24 € · Copie')
})

it.each([
  ['an item without words by its address', [{ href: '/contact' }], 'Lien\u00a0: /contact'],
  ['no items as nothing', [], undefined],
])('writes %s', (_, value, words) => {
  expect(valueWords(plans, value, text)).toBe(words)
})

it('writes what is left out with its labels where two values differ in nothing else', () => {
  const { before, after } = differingWords(plans, { before: [plan], after: [{ ...plan, highlighted: false }] }, text)
  expect(before).toContain('Boîte · 24 €')
  expect([before?.split(' · ').at(-1), after?.split(' · ').at(-1)]).toEqual([`${highlighted}\u00a0: oui`, `${highlighted}\u00a0: non`])
})

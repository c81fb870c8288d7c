import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { readSchema } from '#forms/read-schema.ts'
import { storedNames } from '#forms/values/names/content-name.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { written } from '#tests/support/composer/composer-setup.ts'
import { differingWords, valueWords } from './value-words.ts'

const registry = createRegistry(catalogue)

const fields = readSchema(registry.types.get('pricing')!.manifest.props).fields
const plans = fields.find(({ name }) => name === 'plans')
const text: ComposerText = (id, values = {}) => written({ id, values })
const wording = { text, names: storedNames }
const highlighted = 'Mettre en avant'
const plan = { href: '/contact', highlighted: true, price: '24 €', name: 'Boîte' }

it('writes the items of a list in the order of their form, without addresses and choices', () => {
  expect(valueWords(plans, [plan, { name: 'Copie' }], wording)).toBe('Boîte · 24 € · Copie')
})

it.each([
  ['an item without words by its address', [{ href: '/contact' }], 'Lien\u00a0: /contact'],
  ['no items as nothing', [], undefined],
])('writes %s', (_, value, words) => {
  expect(valueWords(plans, value, wording)).toBe(words)
})

const single = (type: string, name: string) => {
  const schema = registry.types.get(type)?.manifest.props
  return schema && readSchema(schema).fields.find((field) => field.name === name)
}

it('counts the items of a list that have no words', () => {
  expect(valueWords(single('gallery', 'items'), [{}, {}, {}], wording)).toBe('3 éléments')
})

it('writes no stored number of a content of any block', () => {
  const raw = [...registry.types.values()].flatMap(({ manifest }) =>
    readSchema(manifest.props)
      .fields.filter((field) => 'isMultiple' in field || field.kind === 'image')
      .filter((field) => valueWords(field, 'isMultiple' in field && field.isMultiple ? [7] : 7, wording) === '7')
      .map(({ name }) => `${manifest.type} ${name}`),
  )
  expect(raw).toEqual([])
})

it('writes what is left out with its labels where two values differ in nothing else', () => {
  const { before, after } = differingWords(plans, { before: [plan], after: [{ ...plan, highlighted: false }] }, wording)
  expect(before).toContain('Boîte · 24 €')
  expect([before?.split(' · ').at(-1), after?.split(' · ').at(-1)]).toEqual([`${highlighted}\u00a0: oui`, `${highlighted}\u00a0: non`])
})

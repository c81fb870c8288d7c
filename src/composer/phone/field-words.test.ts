import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { ReadNames } from '#forms/values/names/content-name.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { Json } from '#schemas/generated/content.ts'
import { written } from '#tests/support/composer/composer-setup.ts'
import { fieldWords } from './field-words.ts'

const { types } = createRegistry(catalogue)
const names: ReadNames = { content: (kind) => ({ name: `Nom de ${kind}`, detail: '' }), colour: () => null }

function wordsFor(type: string, name: string, value: Json | undefined) {
  const schema = types.get(type)?.manifest.props
  const field = schema && readSchema(schema).fields.find((each) => each.name === name)
  return field && fieldWords(field, value, { text: (id, values) => written({ id, ...(values && { values }) }), names })
}

const plan = { url: '/contact', name: 'Essentielle', price: '00 €', featured: true, features: ['Réponse rapide'] }

describe('the words of a line of a phone', () => {
  it('names the items of a list by their first words, without addresses, switches and codes', () => {
    expect(wordsFor('pricing', 'plans', [plan, { ...plan, name: 'Confort' }])).toBe('Essentielle · Confort')
  })

  it('names the contents that a field chooses by number', () => {
    expect(wordsFor('form', 'form', 7)).toBe('Nom de form')
  })

  it('counts items that have no words, and leaves an empty list without any', () => {
    expect(wordsFor('gallery', 'items', [{ image: { id: 1 } }, { image: { id: 2 } }])).toBe('2 éléments')
    expect(wordsFor('gallery', 'items', [])).toBe('')
  })
})

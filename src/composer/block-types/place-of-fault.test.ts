import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { readSchema } from '#forms/read-schema.ts'
import { placeOfFault } from './place-of-fault.ts'

const treeOf = (type: string) => readSchema(catalogue.find(({ manifest }) => manifest.type === type)!.manifest.props)

it.each([
  ['/props/items', 'Questions'],
  ['/props/items/1', 'Questions, élément 2'],
  ['/props/items/1/answer', 'Questions, élément 2 › Réponse'],
  ['/items/0/question', 'Questions, élément 1 › Question'],
  ['/props/gone', null],
  ['/props', null],
])('names the field of the fault %s « %s »', (pointer, words) => {
  expect(placeOfFault(treeOf('faq'), pointer)).toBe(words)
})

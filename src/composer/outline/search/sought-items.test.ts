import { expect, it } from 'vitest'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { outlineItems } from '#composer/outline/outline-items.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { isSought, soughtItems } from './sought-items.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const box = (id: string, ...inside: ReturnType<typeof note>[]) => testBlockOf('live', {}, { id, slots: { inside } })
const page = sampleDocument(box('a', note('a1'), box('a2', note('a3'))), note('b'))
const items = outlineItems(treeIndex(page, testRegistry()), { folded: new Set(), faults: new Map(), slots: new Map() })
const texts: Readonly<Record<string, string>> = {
  a: 'Section',
  a1: 'Texte L’été à la cave',
  a2: 'Section',
  a3: 'Texte Œuvre',
  b: 'Image (cave)',
}

it.each([
  ['cave', ['a', 'a1', 'b'], ['a1', 'b']],
  ['ETE cave', ['a', 'a1'], ['a1']],
  ['oeuvre', ['a', 'a2', 'a3'], ['a3']],
  ['section', ['a', 'a2'], ['a', 'a2']],
  ["l'été", ['a', 'a1'], ['a1']],
  ['(cave', ['b'], ['b']],
  ['zinc', [], []],
])('finds for %j the rows %j with the words in %j', (query, shown, found) => {
  const answer = soughtItems(items, (id) => texts[id] ?? '', query)
  expect([answer.items.map(({ line }) => line.id), answer.found]).toEqual([shown, found])
})

it.each([
  [null, false],
  ['', false],
  [' \u00a0 ', false],
  [' a ', true],
])('takes %j for a query: %s', (query, expected) => {
  expect(isSought(query)).toBe(expected)
})

import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { needsRereading } from './needs-rereading.ts'
import { typesIn } from './types-in.ts'

const registry = testRegistry()
const sound = testBlockOf('note', { text: 'x' }, { id: 'aaaa' })
const faulty = testBlockOf('note', { text: 3 }, { id: 'aaaa' })
const documentOf = (block: Block) => ({
  head: {},
  regions: { main: [testBlockOf('box', {}, { id: 'bbbb', slots: { content: [block] } })] },
  notes: {},
})
const reads = (stored: Block, ready: Block, types: readonly string[]) => {
  const document = documentOf(stored) as EditedDocument
  return needsRereading(registry, { document, ready: documentOf(ready).regions.main }, new Set(types))
}

it.each<[string, Block, Block, boolean]>([
  ['sound props', sound, sound, false],
  ['faulty stored props', faulty, sound, true],
  ['props that became faulty', sound, faulty, true],
  ['another version', { ...sound, v: 99 }, sound, true],
])('reads a draft again for a block with %s', (_what, stored, ready, expected) => {
  expect(reads(stored, ready, ['note'])).toBe(expected)
  expect(reads(stored, ready, ['box'])).toBe(false)
})

it('finds the types of blocks in a list that holds anything', () => {
  const odd = ['text', null, 3, { type: 4 }, { type: 'box', slots: { content: [sound, { slots: 'x' }], other: 'x' } }]
  expect([...typesIn(odd)]).toEqual(['box', 'note'])
  expect([...typesIn('x')]).toEqual([])
})

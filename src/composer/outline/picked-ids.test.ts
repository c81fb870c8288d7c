import { expect, it } from 'vitest'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { pickedIds, pickWay } from './picked-ids.ts'

const { lines } = treeIndex(sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b'), sampleBlock('c')), { types: new Map() })

it.each([
  [['a'], 'c', 'alone', ['c']],
  [['c'], 'a', 'toggle', ['a', 'c']],
  [['a', 'c'], 'a', 'toggle', ['c']],
  [['a'], 'a', 'toggle', []],
  [['c'], 'a1', 'range', ['a1', 'b', 'c']],
  [['a'], 'b', 'range', ['a', 'a1', 'b']],
  [[], 'b', 'range', ['b']],
] as const)('with %j selected, %s picked %s gives %j', (selected, id, way, after) => {
  expect(pickedIds(lines, selected, id, way)).toEqual(after)
})

it('reads the way from the held keys', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false }
  expect([pickWay(none), pickWay({ ...none, metaKey: true }), pickWay({ ...none, shiftKey: true, ctrlKey: true })]).toEqual([
    'alone',
    'toggle',
    'range',
  ])
})

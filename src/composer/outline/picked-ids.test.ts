import { expect, it } from 'vitest'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { pickedIds, pickWay } from './picked-ids.ts'

const { lines } = treeIndex(sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b'), sampleBlock('c')), { types: new Map() })

it.each([
  [{ ids: ['a'], anchor: 'a' }, 'c', 'alone', ['c']],
  [{ ids: ['c'], anchor: 'c' }, 'a', 'toggle', ['a', 'c']],
  [{ ids: ['a', 'c'], anchor: 'c' }, 'a', 'toggle', ['c']],
  [{ ids: ['a'], anchor: 'a' }, 'a', 'toggle', []],
  [{ ids: ['c'], anchor: 'c' }, 'a1', 'range', ['a1', 'b', 'c']],
  [{ ids: ['a'], anchor: 'a' }, 'b', 'range', ['a', 'a1', 'b']],
  [{ ids: ['a', 'a1', 'b'], anchor: 'b' }, 'c', 'range', ['b', 'c']],
  [{ ids: ['a', 'a1', 'b'], anchor: 'a' }, 'a1', 'range', ['a', 'a1']],
  [{ ids: [], anchor: null }, 'b', 'range', ['b']],
  [{ ids: ['gone'], anchor: 'gone' }, 'b', 'range', ['b']],
] as const)('with %j selected, %s picked %s gives %j', (picked, id, way, after) => {
  expect(pickedIds(lines, picked, id, way)).toEqual(after)
})

it('reads the way from the held keys', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false }
  expect([pickWay(none), pickWay({ ...none, metaKey: true }), pickWay({ ...none, shiftKey: true, ctrlKey: true })]).toEqual([
    'alone',
    'toggle',
    'range',
  ])
})

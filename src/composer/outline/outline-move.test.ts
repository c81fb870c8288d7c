import { expect, it } from 'vitest'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { treeIndex, visibleLines } from '#composer/tree-index/tree-index.ts'
import { outlineMove } from './outline-move.ts'

const index = treeIndex(sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b')), { types: new Map() })

it.each([
  ['ArrowDown', null, [], { select: 'a' }],
  ['ArrowDown', 'a', [], { select: 'a1' }],
  ['ArrowDown', 'a', ['a'], { select: 'b' }],
  ['ArrowUp', 'b', [], { select: 'a1' }],
  ['Home', 'b', [], { select: 'a' }],
  ['End', 'a', [], { select: 'b' }],
  ['ArrowRight', 'a', ['a'], { fold: 'a', isFolded: false }],
  ['ArrowRight', 'a', [], { select: 'a1' }],
  ['ArrowRight', 'b', [], null],
  ['ArrowLeft', 'a', [], { fold: 'a', isFolded: true }],
  ['ArrowLeft', 'a1', [], { select: 'a' }],
  ['ArrowLeft', 'b', [], null],
  ['ArrowLeft', null, [], null],
  ['x', 'a', [], null],
])('%s on %s with %j folded gives %j', (key, selected, folded, move) => {
  const hidden = new Set(folded)
  expect(outlineMove(visibleLines(index, hidden), hidden, selected, key)).toEqual(move)
})

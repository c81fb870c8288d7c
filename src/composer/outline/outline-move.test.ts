import { describe, expect, it } from 'vitest'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { treeIndex, visibleLines } from '#composer/tree-index/tree-index.ts'
import { outlineMove, type PressedKey } from './outline-move.ts'

const index = treeIndex(sampleDocument(sampleBlock('a', [sampleBlock('a1')]), sampleBlock('b')), { types: new Map() })

function pressed(key: string, cursor: string | null, held: Partial<PressedKey> = {}, folded: readonly string[] = []) {
  const hidden = new Set(folded)
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
  return outlineMove({ lines: visibleLines(index, hidden), folded: hidden, cursor }, { ...none, ...held, key })
}

describe('outlineMove', () => {
  it.each([
    ['ArrowDown', null, [], { go: 'a', way: 'alone' }],
    ['ArrowDown', 'a', [], { go: 'a1', way: 'alone' }],
    ['ArrowDown', 'a', ['a'], { go: 'b', way: 'alone' }],
    ['ArrowDown', 'b', [], null],
    ['ArrowUp', 'b', [], { go: 'a1', way: 'alone' }],
    ['Home', 'b', [], { go: 'a', way: 'alone' }],
    ['End', 'a', [], { go: 'b', way: 'alone' }],
    ['ArrowRight', 'a', ['a'], { fold: 'a', isFolded: false }],
    ['ArrowRight', 'a', [], { go: 'a1', way: 'alone' }],
    ['ArrowRight', 'b', [], null],
    ['ArrowLeft', 'a', [], { fold: 'a', isFolded: true }],
    ['ArrowLeft', 'a1', [], { go: 'a', way: 'alone' }],
    ['ArrowLeft', 'b', [], null],
    ['ArrowLeft', null, [], null],
    ['Enter', 'a1', [], { open: 'a1' }],
    ['Enter', null, [], null],
    ['F2', 'b', [], { rename: 'b' }],
    [' ', 'b', [], { toggle: 'b' }],
    ['x', 'a', [], null],
  ])('%s on %s with %j folded gives %j', (key, cursor, folded, move) => {
    expect(pressed(key, cursor, {}, folded)).toEqual(move)
  })

  it.each([
    ['ArrowDown', { shiftKey: true }, { go: 'b', way: 'range' }],
    ['Home', { shiftKey: true }, { go: 'a', way: 'range' }],
    [' ', { shiftKey: true }, { go: 'a1', way: 'range' }],
    ['ArrowUp', { ctrlKey: true }, { go: 'a', way: 'apart' }],
    ['End', { metaKey: true }, { go: 'b', way: 'apart' }],
    [' ', { ctrlKey: true }, { toggle: 'a1' }],
    ['ArrowDown', { altKey: true }, null],
    ['Enter', { ctrlKey: true }, null],
    ['ArrowLeft', { shiftKey: true }, null],
  ])('%s on the middle row with %j held gives %j', (key, held, move) => {
    expect(pressed(key, 'a1', held)).toEqual(move)
  })
})

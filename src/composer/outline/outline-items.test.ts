import { expect, it } from 'vitest'
import type { CheckLine } from '#composer/checks/check-line.ts'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { faultCounts, outlineItems } from './outline-items.ts'

const twoSlots = { ...sampleBlock('a'), slots: { first: [sampleBlock('a1', [sampleBlock('deep')])], second: [sampleBlock('a2')] } }
const index = treeIndex(sampleDocument(twoSlots, sampleBlock('b')), { types: new Map() })
const line = (blockId: string | null): CheckLine => ({ blockId, pointer: '', title: '', advice: null, finding: null })

it('numbers rows among all elements in the same one, in all of its slots', () => {
  expect(outlineItems(index, new Set(), new Map()).map(({ line: { id }, position, setSize }) => [id, position, setSize])).toEqual([
    ['a', 1, 2],
    ['a1', 1, 2],
    ['deep', 1, 1],
    ['a2', 2, 2],
    ['b', 2, 2],
  ])
})

it('counts the faults of an element, and those of what it hides while it is folded', () => {
  const faults = faultCounts({ stops: [line('deep'), line('deep'), line(null)], advice: [line('a1'), line('a2'), line('b')] })
  const counted = (folded: readonly string[]) =>
    outlineItems(index, new Set(folded), faults).map(({ line: { id }, stops, advice }) => `${id} ${stops} ${advice}`)
  expect(counted([])).toEqual(['a 0 0', 'a1 0 1', 'deep 2 0', 'a2 0 1', 'b 0 1'])
  expect(counted(['a1'])).toEqual(['a 0 0', 'a1 2 1', 'a2 0 1', 'b 0 1'])
  expect(counted(['a', 'a1'])).toEqual(['a 2 2', 'b 0 1'])
})

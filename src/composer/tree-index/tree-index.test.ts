import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { blocksAround, neighbourLine, treeIndex, visibleLines } from './tree-index.ts'

const document = sampleDocument(sampleBlock('a', [sampleBlock('a1', [sampleBlock('deep')]), sampleBlock('a2')]), sampleBlock('b'))
const registry = { types: new Map() }
const index = treeIndex(document, registry)

it('lists blocks in reading order with depth and number of children', () => {
  expect(index.lines.map(({ id, depth, children }) => [id, depth, children])).toEqual([
    ['a', 1, 2],
    ['a1', 2, 1],
    ['deep', 3, 0],
    ['a2', 2, 0],
    ['b', 1, 0],
  ])
})

it('names the blocks around one, the innermost first', () => {
  expect([blocksAround(index, 'deep'), blocksAround(index, 'b'), blocksAround(index, 'none')]).toEqual([['a1', 'a'], [], []])
})

it.each([
  [['a'], ['a', 'b']],
  [['a1'], ['a', 'a1', 'a2', 'b']],
  [[], ['a', 'a1', 'deep', 'a2', 'b']],
])('hides what is in the folded blocks %j', (folded, left) => {
  expect(visibleLines(index, new Set(folded)).map(({ id }) => id)).toEqual(left)
})

it('walks to the neighbours, from nothing to an end, and stops at the ends', () => {
  const walk = (id: string | null, step: 1 | -1) => neighbourLine(index.lines, id, step)?.id ?? null
  expect([walk('a', 1), walk('a2', -1), walk(null, 1), walk(null, -1), walk('a', -1), walk('b', 1)]).toEqual([
    'a1',
    'deep',
    'a',
    'b',
    null,
    null,
  ])
})

it('lists the slots of a block in the order of its manifest, not in that of the database', () => {
  const at = (slot: string) => [{ id: slot, type: 'text', v: 1, props: {} }]
  const slots = { first: at('first'), third: at('third'), fourth: at('fourth'), second: at('second'), unknown: at('unknown') }
  const columns = { id: 'columns', type: 'columns', v: 1, props: {}, slots }
  const { lines } = treeIndex({ head: {}, regions: { main: [columns] }, notes: {} }, createRegistry(catalogue))
  expect(lines.map(({ id }) => id)).toEqual(['columns', 'first', 'second', 'third', 'fourth', 'unknown'])
})

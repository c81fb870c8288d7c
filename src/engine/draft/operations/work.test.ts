import { expect, it } from 'vitest'
import { MAX_STEP_WORK } from '#engine/registry/limits.ts'
import { at, into, main, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import type { Operation } from './operation.ts'
import { workOf } from './work.ts'

const KB = 1000
const times = (count: number, operation: (index: number) => Operation): Operation[] =>
  Array.from({ length: count }, (_, index) => operation(index))
const large = sampleDocument(sampleBlock('a', [], { title: '', list: 'x'.repeat(120 * KB) }))
const filled = sampleDocument(
  sampleBlock(
    'a',
    Array.from({ length: 1900 }, (_, index) => sampleBlock(`b${index}`)),
  ),
)
const headed = { ...large, head: { list: Array.from({ length: 50 * KB }, () => 1) } }
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
const noted = { ...filled, notes: Object.fromEntries(Array.from({ length: 1900 }, (_, index) => [`b${index}`, { name: 'un nom' }])) }

it.each<readonly [string, typeof large, Operation[]]>([
  ['5,000 values of a block of 120 kB', large, times(5000, (index) => setTitle('a', `${index}`))],
  ['5,000 values of a head of 100 kB', headed, times(5000, (index) => ({ op: 'head', pointer: '/title', value: index }))],
  ['5,000 new values of a head', filled, times(5000, (index) => ({ op: 'head', pointer: `/seo/k${index}`, value: 1 }))],
  ['5,000 new values of a block', filled, times(5000, (index) => ({ op: 'set', id: 'b1', pointer: `/k${index}`, value: 1 }))],
  ['2,000 new values with long names', filled, times(2000, (index) => ({ op: 'head', pointer: `/${'k'.repeat(900)}${index}`, value: 1 }))],
  [
    '300 values of a head of 5,000 names',
    { ...filled, head: named(5000) },
    times(300, () => ({ op: 'head', pointer: '/title', value: '' })),
  ],
  ['5,000 names beside 1,900 of them', noted, times(5000, (index) => ({ op: 'note', id: `b${index % 1900}`, name: 'nom' }))],
  [
    '5,000 values of a block that the same step has inserted',
    filled,
    [
      { op: 'insert', block: sampleBlock('new', [], { title: '', text: 'x'.repeat(120 * KB) }), at: at(main) },
      ...times(4999, (index) => setTitle('new', `${index}`)),
    ],
  ],
  [
    '4,999 values of a block that the first of them has filled',
    filled,
    [setTitle('b1', 'x'.repeat(120 * KB)), ...times(4999, (index) => ({ op: 'set' as const, id: 'b1', pointer: '/other', value: index }))],
  ],
])('is more than a step may do: %s', (_, document, operations) => {
  expect(workOf(document, operations, MAX_STEP_WORK)).toBeGreaterThan(MAX_STEP_WORK)
})

it.each<readonly [string, typeof large, Operation[]]>([
  ['5,000 values of one title in a head', filled, times(5000, () => ({ op: 'head', pointer: '/title', value: '' }))],
  ['1,000 new values of a head', filled, times(1000, (index) => ({ op: 'head', pointer: `/seo/k${index}`, value: 1 }))],
  [
    '1,000 values of a list of 1,000 questions',
    sampleDocument(
      sampleBlock('a', [], { title: '', list: Array.from({ length: 1000 }, () => ({ question: 'Q', answer: 'A' })) as never }),
    ),
    times(1000, (index) => ({ op: 'set', id: 'a', pointer: `/list/${index}/question`, value: '' })),
  ],
  ['500 values of a block of 120 kB', large, times(500, (index) => setTitle('a', `${index}`))],
  ['3,000 moves among 1,900 blocks', filled, times(3000, (index) => ({ op: 'move', id: `b${index % 1900}`, to: at(into('a')) }))],
  ['1,900 names of blocks', { ...noted, notes: {} }, times(1900, (index) => ({ op: 'note', id: `b${index}`, name: 'un nom' }))],
  [
    'another page of 1,900 blocks instead of this one',
    filled,
    [
      ...times(1900, (index) => ({ op: 'remove', id: `b${index}` })),
      ...times(1900, (index) => ({ op: 'insert', block: sampleBlock(`c${index}`), at: at(into('a')) })),
    ],
  ],
])('is what a step may do: %s', (_, document, operations) => {
  expect(workOf(document, operations)).toBeLessThanOrEqual(MAX_STEP_WORK)
})

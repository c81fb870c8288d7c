import { expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { MAX_BLOCKS, MAX_DRAFT_BYTES, MAX_NESTING } from '#engine/registry/limits.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { beyondMeasure, measureDocument } from './measure.ts'

const nested = (levels: number): Json => (levels === 0 ? 'x' : [nested(levels - 1)])
const small = sampleDocument(sampleBlock('a'))

it('measures about the bytes of the JSON text, at most a twentieth more', () => {
  const inner = Array.from({ length: 50 }, (_, index) => sampleBlock(`b${index}`, [], { title: `Un été ${index}`, list: [1, { x: null }] }))
  const document = { ...sampleDocument(sampleBlock('a', inner)), notes: { a: { name: 'Haut' } } }
  const written = new TextEncoder().encode(JSON.stringify(document)).length
  const { bytes } = measureDocument(document)
  expect(bytes).toBeGreaterThan(written * 0.95)
  expect(bytes).toBeLessThan(written * 1.05)
})

it('counts the levels from the document down to the innermost value', () => {
  // The document, its regions, the list, the block, its props.
  expect(measureDocument(sampleDocument(sampleBlock('a', [], {}))).depth).toBe(5)
  // The slots, the list, the inner block, its props and two lists in them.
  expect(measureDocument(sampleDocument(sampleBlock('a', [sampleBlock('b', [], { title: nested(2) })]))).depth).toBe(10)
})

const long = 'x'.repeat(MAX_DRAFT_BYTES)

it.each([
  ['a head', { ...small, head: { title: long } }],
  ['a block', sampleDocument(sampleBlock('a', [], { title: long }))],
  ['a block in a slot', sampleDocument(sampleBlock('a', [sampleBlock('b', [], { title: long })]))],
  ['a visibility', sampleDocument({ ...sampleBlock('a'), visibility: { long } as never })],
  ['the notes', { ...small, notes: { a: { name: long } } }],
  ['many blocks', sampleDocument(...Array.from({ length: 20 }, (_, at) => sampleBlock(`b${at}`, [], { title: 'x'.repeat(120_000) })))],
  ['a nesting', sampleDocument(sampleBlock('a', [], { title: nested(MAX_NESTING) }))],
  ['a nesting in a head', { ...small, head: { title: nested(MAX_NESTING) } }],
  ['a nesting in a visibility', sampleDocument({ ...sampleBlock('a'), visibility: { x: nested(MAX_NESTING) } as never })],
])('is beyond the measure of a draft by %s', (_, document) => expect(beyondMeasure(document, small)).toBe('TOO_LARGE'))

it('lets a document beyond its measure shrink, and not grow', () => {
  const former = sampleDocument(sampleBlock('a', [], { title: `${long}${long}` }))
  expect(beyondMeasure(sampleDocument(sampleBlock('a', [], { title: long })), former)).toBeNull()
  expect(beyondMeasure(former, former)).toBe('TOO_LARGE')
})

it('refuses more blocks than a page holds, and lets a document that has more shrink', () => {
  const blocks = (count: number) => sampleDocument(...Array.from({ length: count }, (_, at) => sampleBlock(`b${at}`)))
  const [full, beyond, further] = [blocks(MAX_BLOCKS), blocks(MAX_BLOCKS + 1), blocks(MAX_BLOCKS + 2)]
  expect([beyondMeasure(full, small), beyondMeasure(beyond, full), beyondMeasure(further, beyond)]).toEqual([null, 'TOO_MANY', 'TOO_MANY'])
  expect([beyondMeasure(beyond, beyond), beyondMeasure(beyond, further)]).toEqual([null, null])
})

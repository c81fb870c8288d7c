import { expect, it } from 'vitest'
import { MAX_PROPS_BYTES } from '#engine/registry/limits.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { excessOf } from './excess.ts'

const document = sampleDocument(sampleBlock('a', [], { title: 'x' }))
/** A title with which the props have this many bytes more than a draft takes. */
const title = (more: number) => 'é'.repeat((MAX_PROPS_BYTES + more - '{"title":""}'.length) / 2)
const at = { in: { region: 'main' }, after: null, before: null }

it.each([
  ['of the largest size', 0, null],
  ['of two bytes more', 2, 2],
])('measures a value %s', (_, more, bytes) => {
  expect(excessOf(document, [{ op: 'set', id: 'a', pointer: '/title', value: title(more) }])).toEqual(
    bytes === null ? null : expect.objectContaining({ bytes }),
  )
})

it('names the inner block of an insertion that is too large', () => {
  const inner = sampleBlock('c', [], { title: title(2) })
  expect(excessOf(document, [{ op: 'insert', block: sampleBlock('b', [inner]), at }])).toMatchObject({ block: { id: 'c' } })
})

it('finds nothing in other operations', () => {
  expect(excessOf(document, [{ op: 'remove', id: 'a' }])).toBeNull()
  expect(excessOf(document, [{ op: 'set', id: 'gone', pointer: '/title', value: title(2) }])).toBeNull()
})

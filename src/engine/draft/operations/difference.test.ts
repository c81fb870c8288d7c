import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { MAX_BLOCKS, MAX_DEPTH } from '#engine/registry/limits.ts'
import type { Block } from '#schemas/generated/content.ts'
import { outlineOf, sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { applyAll } from './apply.ts'
import { difference } from './difference.ts'

const tower = (depth: number, id = 't'): Block => sampleBlock(`${id}${depth}`, depth > 1 ? [tower(depth - 1, id)] : [])
const row = (name: string, length: number) => Array.from({ length }, (_, index) => sampleBlock(`${name}${index}`))
const visible: Block = { ...sampleBlock('b'), visibility: { audience: 'members', screens: [], from: null, until: null } }

function restored(from: EditedDocument, to: EditedDocument) {
  const operations = difference(from, to)
  if ('refused' in operations) throw new Error(operations.refused)
  const done = applyAll(from, operations)
  if ('refused' in done) throw new Error(done.refused)
  return { operations, document: done.document }
}

describe('the difference of two documents', () => {
  it.each<[string, EditedDocument, EditedDocument]>([
    ['a text', sampleDocument(sampleBlock('a')), sampleDocument(sampleBlock('a', [], { title: 'new' }))],
    [
      'a property that goes and one that comes',
      sampleDocument(sampleBlock('a', [], { 'x/y': 1 })),
      sampleDocument(sampleBlock('a', [], { '~': 2 })),
    ],
    ['a visibility', sampleDocument(sampleBlock('b')), sampleDocument(visible)],
    ['the head', sampleDocument(), { ...sampleDocument(), head: { title: 'new' } }],
    ['an order', sampleDocument(...row('a', 4)), sampleDocument(...row('a', 4).toReversed())],
    [
      'a block of another type',
      sampleDocument(sampleBlock('a', row('b', 2))),
      sampleDocument({ ...sampleBlock('a', row('b', 2)), type: 'other' }),
    ],
    [
      'parent and child exchanged',
      sampleDocument(sampleBlock('a', [sampleBlock('b')])),
      sampleDocument(sampleBlock('b', [sampleBlock('a')])),
    ],
    ['a block taken out of one that goes', sampleDocument(sampleBlock('a', row('b', 2))), sampleDocument(...row('b', 2))],
    [
      'a full page of other blocks',
      sampleDocument(sampleBlock('a', row('b', MAX_BLOCKS - 1))),
      sampleDocument(sampleBlock('b0'), ...row('c', MAX_BLOCKS - 1)),
    ],
    ['a tower turned over', sampleDocument(tower(MAX_DEPTH), sampleBlock('u')), sampleDocument(sampleBlock('u', [tower(MAX_DEPTH - 1)]))],
  ])('restores %s', (_, from, to) => {
    const { document } = restored(from, to)
    expect(outlineOf(document)).toBe(outlineOf(to))
    expect(draftHash(document)).toBe(draftHash(to))
  })

  it('names what has changed, and nothing else', () => {
    const [from, to] = [
      sampleDocument(sampleBlock('a', row('b', 3)), sampleBlock('c')),
      sampleDocument(sampleBlock('a', row('b', 2)), visible, sampleBlock('c')),
    ]
    expect(restored(from, to).operations.map(({ op }) => op)).toEqual(['remove', 'insert'])
    expect(restored(from, from).operations).toEqual([])
  })

  it('is refused between documents of unlike regions', () => {
    expect(difference({ ...sampleDocument(), regions: {} }, sampleDocument(sampleBlock('a')))).toEqual({ refused: 'NO_CONTAINER' })
  })
})

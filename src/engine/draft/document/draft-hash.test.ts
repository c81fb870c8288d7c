import { describe, expect, it } from 'vitest'
import { at, into, main, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { draftHash, firstBase, nextBase } from './draft-hash.ts'
import type { EditedDocument } from './edited-document.ts'

const tree = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'))
const hashAfter = (operation: Operation) => {
  const done = applyOperation(tree, operation)
  if ('refused' in done) throw new Error(done.refused)
  return { remembered: draftHash(done.document), fresh: draftHash(structuredClone(done.document)) }
}

describe('the hash of a draft', () => {
  it.each<[string, Operation]>([
    ['a text', setTitle('a2', 'new')],
    ['the head', { op: 'head', pointer: '/title', value: 'new' }],
    ['a visibility', { op: 'visible', id: 'a1', visibility: { audience: 'members', screens: [], from: null, until: null } }],
    ['an order', { op: 'move', id: 'a2', to: at(into('a')) }],
    ['a place', { op: 'move', id: 'a2', to: at(main) }],
    ['a new block', { op: 'insert', block: sampleBlock('n'), at: at(into('b')) }],
    ['a removed block', { op: 'remove', id: 'b' }],
  ])('changes with %s, and is that of a copy read from elsewhere', (_, operation) => {
    const { remembered, fresh } = hashAfter(operation)
    expect(remembered).not.toBe(draftHash(tree))
    expect(remembered).toBe(fresh)
  })

  it.each(['  typed spaces ', 'cafe\u0301', '', 'data:image/png;base64,AAAA', '\u202f!'])(
    'is equal after %j has travelled as JSON',
    (text) => {
      const document = sampleDocument(sampleBlock('a', [], { title: text }))
      expect(draftHash(JSON.parse(JSON.stringify(document)) as EditedDocument)).toBe(draftHash(document))
    },
  )

  it('is the same with a note and in another order of keys', () => {
    expect(hashAfter({ op: 'note', id: 'a', name: 'Top' }).remembered).toBe(draftHash(tree))
    expect(draftHash({ notes: {}, regions: tree.regions, head: { seo: { description: '' }, title: 't' } })).toBe(draftHash(tree))
  })
})

describe('the chain of a history', () => {
  it('differs by draft, by revision and by every step before', () => {
    const first = firstBase('draft-1', null)
    const others = [firstBase('draft-2', null), firstBase('draft-1', 'revision-1')]
    const ends = [first, ...others].map((base) => nextBase(nextBase(base, 'x'), 'y').chain)
    expect(new Set([...ends, nextBase(nextBase(first, 'y'), 'x').chain]).size).toBe(4)
    expect(nextBase(first, 'x').seq).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { MAX_BLOCKS, MAX_DEPTH } from '#engine/registry/limits.ts'
import type { Block } from '#schemas/generated/content.ts'
import { at, deepFrozen, into, main, outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { tidyDocument } from '#engine/draft/document/replace-blocks.ts'
import { applyAll, applyOperation } from './apply.ts'
import type { Operation } from './operation.ts'

const tree = deepFrozen(
  sampleDocument(
    sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]),
    sampleBlock('b', [], { title: 'b', items: [{ t: '' }, { t: '' }] }),
    sampleBlock('c'),
  ),
)

function applied(document: EditedDocument, operation: Operation) {
  const done = applyOperation(document, operation)
  if ('refused' in done) throw new Error(done.refused)
  return done
}

const chainOfBlocks = (depth: number, id = 'deep'): Block => sampleBlock(`${id}${depth}`, depth > 1 ? [chainOfBlocks(depth - 1, id)] : [])

describe('an operation', () => {
  it.each<[string, Operation, string]>([
    ['inserts first', { op: 'insert', block: sampleBlock('n'), at: at(main) }, 'n a(a1 a2) b c'],
    ['inserts behind a sibling', { op: 'insert', block: sampleBlock('n'), at: at(main, 'b', 'c') }, 'a(a1 a2) b n c'],
    ['inserts into a slot that was empty', { op: 'insert', block: sampleBlock('n'), at: at(into('c')) }, 'a(a1 a2) b c(n)'],
    ['removes with what is inside', { op: 'remove', id: 'a' }, 'b c'],
    ['moves among siblings', { op: 'move', id: 'c', to: at(main) }, 'c a(a1 a2) b'],
    ['moves into a slot', { op: 'move', id: 'b', to: at(into('a'), 'a1', 'a2') }, 'a(a1 b a2) c'],
    ['moves out of a slot', { op: 'move', id: 'a1', to: at(main, 'c') }, 'a(a2) b c a1'],
  ])('%s, and its inverse takes it back', (_, operation, outline) => {
    const done = applied(tree, operation)
    expect(outlineOf(done.document)).toBe(outline)
    expect(applied(done.document, done.trace.inverse).document).toEqual(tree)
  })

  it.each<[string, Operation]>([
    ['a value', setTitle('a1', 'new')],
    ['a new property', { op: 'set', id: 'a1', pointer: '/lead', value: { text: '' } }],
    ['a property that goes', { op: 'set', id: 'a1', pointer: '/title' }],
    ['an item of a list', { op: 'set', id: 'b', pointer: '/items/1/t', value: 'new' }],
    ['a whole list', { op: 'set', id: 'b', pointer: '/items', value: [] }],
    ['a value of the head', { op: 'head', pointer: '/seo/description', value: 'new' }],
    ['a visibility', { op: 'visible', id: 'a', visibility: { audience: 'members', screens: [], from: null, until: null } }],
    ['a name and a lock', { op: 'note', id: 'a', name: 'Top', locked: true }],
  ])('writes %s, and its inverse takes it back', (_, operation) => {
    const done = applied(tree, operation)
    expect(done.document).not.toEqual(tree)
    expect(applied(done.document, done.trace.inverse).document).toEqual(tree)
  })

  it('leaves every block beside its way the very same object', () => {
    const { document } = applied(tree, setTitle('a1', 'new'))
    expect(document.regions['main']![1]).toBe(tree.regions['main']![1])
    expect(findBlock(document, 'a2')!.block).toBe(findBlock(tree, 'a2')!.block)
  })

  it.each([' a ', 'e\u0301', '', '\u00a0', 'data:image/png;base64,AAAA'])('takes the text %j as it is', (value) => {
    const { document } = applied(tree, setTitle('c', value))
    expect(findBlock(document, 'c')!.block.props['title']).toBe(value)
  })

  it.each<[string, string, Operation]>([
    ['NO_BLOCK', 'an unknown block', setTitle('gone', 'x')],
    ['NO_BLOCK', 'a note on an unknown block', { op: 'note', id: 'gone', name: 'x' }],
    ['NO_CONTAINER', 'an unknown region', { op: 'move', id: 'c', to: at({ region: 'aside' }) }],
    ['NO_CONTAINER', 'a region of the prototype', { op: 'move', id: 'c', to: at({ region: '__proto__' }) }],
    ['NO_CONTAINER', 'a slot of the prototype', { op: 'move', id: 'c', to: at({ parent: 'a', slot: '__proto__' }) }],
    ['NO_CONTAINER', 'an unknown parent', { op: 'insert', block: sampleBlock('n'), at: at(into('gone')) }],
    ['NO_ANCHOR', 'a sibling that is elsewhere', { op: 'move', id: 'c', to: at(main, 'a1') }],
    ['INTO_ITSELF', 'a move into the block itself', { op: 'move', id: 'a', to: at(into('a')) }],
    ['INTO_ITSELF', 'a move into a block inside', { op: 'move', id: 'a', to: at(into('a1')) }],
    ['INTO_ITSELF', 'a move behind itself', { op: 'move', id: 'a', to: at(main, 'a') }],
    ['ID_TAKEN', 'an id that is there', { op: 'insert', block: sampleBlock('n', [sampleBlock('a1')]), at: at(main) }],
    ['ID_TAKEN', 'an id twice', { op: 'insert', block: sampleBlock('n', [sampleBlock('m'), sampleBlock('m')]), at: at(main) }],
    ['NO_POINTER', 'the whole of the props', { op: 'set', id: 'a', pointer: '', value: {} }],
    ['NO_POINTER', 'a key of the prototype', { op: 'set', id: 'a', pointer: '/__proto__', value: {} }],
    ['NO_POINTER', 'an absent parent', { op: 'set', id: 'a', pointer: '/link/href', value: 'x' }],
    ['NO_POINTER', 'the end of a list', { op: 'set', id: 'b', pointer: '/items/-', value: 'x' }],
    ['LIST_LENGTH', 'an item that goes', { op: 'set', id: 'b', pointer: '/items/0' }],
    ['NOT_JSON', 'half a surrogate pair', setTitle('a', '\ud83d')],
    ['NOT_JSON', 'a number beyond double precision', setTitle('a', 2 ** 60)],
    ['NOT_JSON', 'a key of the prototype in a value', setTitle('a', JSON.parse('{"__proto__":{"x":1}}') as Block['props'])],
    ['NOT_A_BLOCK', 'a block without props', { op: 'insert', block: { id: 'n', type: 'note', v: 1 } as Block, at: at(main) }],
    ['TOO_DEEP', 'a level too many', { op: 'insert', block: chainOfBlocks(MAX_DEPTH), at: at(into('c')) }],
  ])('is refused with %s: %s', (reason, _, operation) => {
    expect(applyOperation(tree, operation)).toEqual({ refused: reason })
  })

  it('goes in beyond the most blocks of a page, as a stored document has them', () => {
    const full = sampleDocument(...Array.from({ length: MAX_BLOCKS }, (_, index) => sampleBlock(`b${index}`)))
    expect(applyOperation(full, { op: 'insert', block: sampleBlock('n'), at: at(main) })).not.toHaveProperty('refused')
  })
})

describe('operations applied together', () => {
  it('are all applied, or none, with the index of the one that was refused', () => {
    expect(applyAll(tree, [setTitle('a', 'x'), setTitle('gone', 'y')])).toEqual({ refused: 'NO_BLOCK', at: 1 })
    expect(applyAll(tree, [])).toEqual({ document: tree, edits: [] })
  })
})

describe('an empty slot', () => {
  it('goes when its last block goes, so an insertion that is taken back gives the former hash', () => {
    const done = applied(tree, { op: 'insert', block: sampleBlock('n'), at: at(into('c')) })
    expect(draftHash(applied(done.document, done.trace.inverse).document)).toBe(draftHash(tree))
  })

  it('goes when a draft is opened or a block inserted; other blocks stay the very same objects', () => {
    const empty: Block = { ...sampleBlock('n'), slots: { content: [] } }
    const opened = tidyDocument(sampleDocument({ ...sampleBlock('m'), slots: { first: [empty], second: [] } }, sampleBlock('o')))
    expect(opened.regions['main']![0]).toEqual({ ...sampleBlock('m'), slots: { first: [sampleBlock('n')] } })
    expect(findBlock(applied(tree, { op: 'insert', block: empty, at: at(main) }).document, 'n')!.block).toEqual(sampleBlock('n'))
    const block = sampleBlock('p', [sampleBlock('q')])
    expect(tidyDocument(sampleDocument(block)).regions['main']![0]).toBe(block)
  })
})

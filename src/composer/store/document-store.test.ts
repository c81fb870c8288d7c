import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { at, into, main, outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'

const tree = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'), sampleBlock('c'))

/** A store whose every kind of reader counts how often it is called. */
function watched() {
  const setup = storeOn(tree)
  const woken: string[] = []
  for (const id of ['a', 'a1', 'a2', 'b', 'c']) setup.store.onBlock(id, () => woken.push(id))
  setup.store.onList(main, () => woken.push('list main'))
  setup.store.onList(into('a'), () => woken.push('list a'))
  setup.store.onStructure(() => woken.push('structure'))
  setup.store.onHead(() => woken.push('head'))
  const take = () => woken.splice(0)
  return { ...setup, take }
}

describe('DocumentStore', () => {
  it('takes a pasted text without the signs that the server cannot store', () => {
    const { store } = storeOn(tree)
    store.act({ operations: [setTitle('b', 'Col\0lé, puis des mots')] })
    expect(store.block('b')?.props['title']).toBe('Collé, puis des mots')
  })

  it.each<[string, Operation, string[]]>([
    ['a value of a nested block', setTitle('a1', 'x'), ['a1']],
    ['a value of the head', { op: 'head', pointer: '/title', value: 'x' }, ['head']],
    [
      'the visibility of a block',
      { op: 'visible', id: 'b', visibility: { audience: 'members', screens: [], from: null, until: null } },
      ['b'],
    ],
    ['an order', { op: 'move', id: 'a2', to: at(into('a')) }, ['list a', 'structure']],
    ['a removal', { op: 'remove', id: 'a1' }, ['a1', 'list a', 'structure']],
    ['a move between lists', { op: 'move', id: 'c', to: at(into('a'), 'a2') }, ['c', 'list a', 'list main', 'structure']],
    ['an insertion', { op: 'insert', block: sampleBlock('n'), at: at(main, 'c') }, ['list main', 'structure']],
  ])('wakes only the readers of %s', (_, operation, readers) => {
    const { store, take } = watched()
    store.act({ operations: [operation] })
    expect(take().sort()).toEqual(readers)
  })

  it('wakes the readers again on undo and redo, with operations that repeat the change', () => {
    const { store, take } = watched()
    let copy = store.document
    store.onChange(({ operations }) => {
      const done = applyAll(copy, operations!)
      if ('refused' in done) throw new Error(done.refused)
      copy = done.document
    })
    store.act({ operations: [{ op: 'remove', id: 'a' }], label: 'Retrait' })
    take()
    expect(store.undoLabels()).toEqual({ undo: 'Retrait', redo: null })
    store.undo('Annulation')
    expect(take()).toContain('list main')
    expect(store.undoLabels()).toEqual({ undo: null, redo: 'Retrait' })
    store.redo('Rétablissement')
    expect(outlineOf(store.document)).toBe('b c')
    expect(draftHash(copy)).toBe(draftHash(store.document))
  })

  it('names the undo and the redo of an act without a label', () => {
    const { store } = storeOn(tree)
    store.act({ operations: [{ op: 'remove', id: 'a' }] })
    expect(store.undoLabels()).toEqual({ undo: 'Modification', redo: null })
    store.undo('')
    expect(store.undoLabels()).toEqual({ undo: null, redo: 'Modification' })
    store.redo('')
    expect(store.undoLabels()).toEqual({ undo: 'Modification', redo: null })
  })

  it('joins keys of one field while the pauses are shorter than a second', () => {
    const { store, pass } = storeOn(tree)
    const type = (id: string, value: string, ms: number) => {
      store.act({ operations: [setTitle(id, value)], typing: true })
      pass(ms)
    }
    type('b', 'x', 999)
    type('b', 'xy', 999)
    type('b', 'xyz', 1000)
    expect(store.client.pending.length).toBe(1)
    type('b', 'xyz!', 0)
    type('c', 'u', 0)
    type('b', 'again', 0)
    expect(store.client.pending.length).toBe(4)
    store.undo('')
    expect(store.block('b')?.props['title']).toBe('xyz!')
  })

  it('takes a paste between keys back alone', () => {
    const { store } = storeOn(tree)
    const type = (value: string) => store.act({ operations: [setTitle('b', value)], typing: true })
    type('x')
    store.endTyping()
    type('x pasted')
    store.endTyping()
    type('x pasted y')
    store.undo('')
    expect(store.block('b')?.props['title']).toBe('x pasted')
    store.undo('')
    expect(store.block('b')?.props['title']).toBe('x')
  })

  it('joins keys of one field of the head as well', () => {
    const { store } = storeOn(tree)
    for (const value of ['T', 'Ti']) store.act({ operations: [{ op: 'head', pointer: '/title', value }], typing: true })
    expect(store.client.pending.length).toBe(1)
    store.undo('')
    expect(draftHash(store.document)).toBe(draftHash(tree))
  })

  it('refuses an act on a block that is gone, and wakes no reader', () => {
    const { store, take } = watched()
    expect(store.act({ operations: [setTitle('gone', 'x')] })).toMatchObject({ refused: 'NO_BLOCK' })
    expect([take(), store.client.pending.length]).toEqual([[], 0])
  })
})

import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { at, into, main, outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { exchange, meetOn, type Person } from '#tests/support/drafts/person.ts'

const tree = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'))
const titleOf = ({ document }: Person, id: string) => findBlock(document, id)?.block.props['title']

describe('undo', () => {
  it.each<[string, Operation, string[], string]>([
    ['follows a parent that was moved', { op: 'move', id: 'a', to: at(main, 'b') }, [], 'b a(a1 a2)'],
    ['reports a parent that was removed', { op: 'remove', id: 'a' }, ['place-removed'], 'b'],
  ])('of a removal %s', (_, hers, skipped, outline) => {
    const { server, claire, paul } = meetOn(tree)
    paul.act([{ op: 'remove', id: 'a1' }])
    exchange(server, paul, claire)
    claire.act([hers])
    exchange(server, claire, paul)
    expect([paul.undo(), outlineOf(paul.document)]).toEqual([skipped, outline])
    exchange(server, paul, claire)
    expect(draftHash(claire.document)).toBe(draftHash(paul.document))
    expect(paul.redo()).not.toBeNull()
  })

  it('of an act under later ones takes that act back, and leaves the later ones', () => {
    const { paul } = meetOn(tree)
    paul.act([{ op: 'remove', id: 'a1' }], { id: 'removal' })
    paul.act([setTitle('b', 'mine')])
    expect([paul.undo('removal'), paul.undo('removal')]).toEqual([[], null])
    expect([outlineOf(paul.document), titleOf(paul, 'b')]).toEqual(['a(a1 a2) b', 'mine'])
    expect([paul.undo(), paul.undo(), titleOf(paul, 'b')]).toEqual([[], null, 'b'])
    expect([paul.redo(), paul.redo(), outlineOf(paul.document), titleOf(paul, 'b')]).toEqual([[], [], 'a(a2) b', 'mine'])
  })

  it('takes back nothing that another person has done too', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([setTitle('b', 'same')])
    paul.act([setTitle('b', 'same')])
    paul.undo()
    exchange(server, claire, paul)
    expect(titleOf(paul, 'b')).toBe('same')
  })

  it('skips a value that another person has changed since, and undoes the act before it', () => {
    const { server, claire, paul } = meetOn(tree)
    paul.act([setTitle('a1', 'older')])
    paul.act([setTitle('b', 'mine')])
    exchange(server, paul, claire)
    claire.act([setTitle('b', 'hers')])
    exchange(server, claire, paul)
    expect([paul.undo(), paul.undo(), paul.undo()]).toEqual([['value'], [], null])
    expect([titleOf(paul, 'a1'), titleOf(paul, 'b')]).toEqual(['a1', 'hers'])
  })

  it('does not remove a block in which another person has written', () => {
    const { server, claire, paul } = meetOn(tree)
    paul.act([{ op: 'insert', block: sampleBlock('new'), at: at(main, 'b') }])
    exchange(server, paul, claire)
    claire.act([setTitle('new', 'hers')])
    exchange(server, claire, paul)
    expect(paul.undo()).toEqual(['changed'])
  })

  it('goes across a publication, a batch without operations, and across a restored revision', () => {
    const { server, claire, paul } = meetOn(tree)
    paul.act([setTitle('b', 'mine')])
    exchange(server, paul, claire)
    claire.act([])
    const restored = difference(claire.document, tree)
    if ('refused' in restored) throw new Error(restored.refused)
    claire.act(restored)
    exchange(server, claire, paul)
    expect([draftHash(paul.document), paul.undo()]).toEqual([draftHash(tree), []])
    expect([claire.undo(), titleOf(claire, 'b')]).toEqual([[], 'mine'])
  })

  it('pressed in two tabs of one person takes the act back once', () => {
    const { server, paul } = meetOn(tree)
    paul.act([setTitle('a1', 'one')])
    paul.act([setTitle('b', 'two')])
    const { paul: tab } = meetOn(tree)
    exchange(server, paul, tab)
    paul.undo()
    tab.undo()
    exchange(server, paul, tab)
    expect([titleOf(paul, 'a1'), titleOf(tab, 'b')]).toEqual(['one', 'b'])
    expect([tab.undo(), titleOf(tab, 'a1')]).toEqual([[], 'a1'])
  })

  it('finds its acts in the log alone, on another machine', () => {
    const { server, paul } = meetOn(tree)
    paul.act([{ op: 'remove', id: 'a1' }])
    paul.act([{ op: 'move', id: 'b', to: at(into('a')) }])
    exchange(server, paul)
    const { paul: elsewhere } = meetOn(tree)
    exchange(server, elsewhere)
    expect([elsewhere.undo(), elsewhere.undo(), draftHash(elsewhere.document)]).toEqual([[], [], draftHash(tree)])
    expect([elsewhere.redo(), elsewhere.redo(), elsewhere.redo(), outlineOf(elsewhere.document)]).toEqual([[], [], null, 'a(b a2)'])
  })

  it('withdraws the conflicts of the batch that it takes back', () => {
    const { server, claire, paul } = meetOn(tree)
    claire.act([setTitle('b', 'hers')])
    paul.act([setTitle('b', 'mine'), setTitle('a1', 'mine')])
    exchange(server, claire, paul)
    expect(paul.whys).toEqual(['value'])
    expect([paul.undo(), paul.whys, titleOf(paul, 'a1'), titleOf(paul, 'b')]).toEqual([[], [], 'a1', 'hers'])
  })
})

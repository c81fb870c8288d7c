import { describe, expect, it } from 'vitest'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { openConflicts } from '#engine/draft/sync/open-conflicts.ts'
import { at, into, main, outlineOf, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { exchange, meetOn } from '#tests/support/drafts/person.ts'
import type { Decision } from './decide-conflict.ts'

const items = (...titles: string[]) => titles.map((title) => ({ title }))
const tree = sampleDocument(
  sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]),
  sampleBlock('b', [], { title: 'b', items: items('', '', '') }),
  sampleBlock('c'),
)

/** Claire's edits are in the log, Paul's are in conflict with them, and he decides all alike. */
function decided(claires: Operation[], pauls: Operation[][], decision: Decision) {
  const { server, claire, paul } = meetOn(tree)
  claire.act(claires)
  for (const operations of pauls) paul.act(operations)
  exchange(server, claire, paul)
  const conflicts = openConflicts(paul.client).map(({ conflict }) => conflict)
  paul.decide(decision)
  exchange(server, paul, claire)
  expect([paul.whys, draftHash(claire.document)]).toEqual([[], draftHash(paul.document)])
  const titleOf = (id: string) => findBlock(paul.document, id)?.block.props['title']
  return { conflicts, document: paul.document, outline: outlineOf(paul.document), titleOf }
}

describe('a decision on a conflict', () => {
  it('for theirs changes nothing', () => {
    expect(decided([setTitle('b', 'hers')], [[setTitle('b', 'mine')]], 'theirs').titleOf('b')).toBe('hers')
  })

  it('for mine writes the value again', () => {
    expect(decided([setTitle('b', 'hers')], [[setTitle('b', 'mine')]], 'mine').titleOf('b')).toBe('mine')
  })

  it('for both writes one value and doubles no block', () => {
    const { outline, titleOf } = decided([setTitle('a', 'hers')], [[setTitle('a', 'mine')]], { both: 'hers, mine' })
    expect([outline, titleOf('a')]).toEqual(['a(a1 a2) b c', 'hers, mine'])
  })

  it('for both of a list writes the whole list', () => {
    const hers: Operation = { op: 'set', id: 'b', pointer: '/items', value: items('hers') }
    const mine: Operation = { op: 'set', id: 'b', pointer: '/items/1/title', value: 'mine' }
    const { document } = decided([hers], [[mine]], { both: items('hers', 'mine') })
    expect(findBlock(document, 'b')!.block.props['items']).toEqual(items('hers', 'mine'))
  })

  it('on an item of a list that was rewritten is about the whole list', () => {
    const hers: Operation = { op: 'set', id: 'b', pointer: '/items', value: items('hers') }
    const { conflicts, document } = decided([hers], [[{ op: 'set', id: 'b', pointer: '/items/1/title', value: 'mine' }]], 'mine')
    expect(conflicts).toMatchObject([{ unit: 'b /items', before: items('', '', ''), theirs: items('hers'), mine: items('', 'mine', '') }])
    expect(findBlock(document, 'b')!.block.props['items']).toEqual(items('', 'mine', ''))
  })

  it.each<Decision>(['mine', { both: 'unused' }])(
    'for %j brings a removed block back with my words, without blocks that live elsewhere',
    (decision) => {
      const hers: Operation[] = [
        { op: 'move', id: 'a2', to: at(main, 'c') },
        { op: 'remove', id: 'a' },
      ]
      const mine: Operation[][] = [
        [setTitle('a1', 'mine')],
        [setTitle('a', 'mine too')],
        [{ op: 'insert', block: sampleBlock('n'), at: at(into('a'), 'a1', 'a2') }],
      ]
      const { outline, titleOf } = decided(hers, mine, decision)
      expect([outline, titleOf('a1'), titleOf('a')]).toEqual(['a(a1 n) b c a2', 'mine', 'mine too'])
    },
  )

  it('for mine in a ring takes the block in the way out first', () => {
    const mine: Operation = { op: 'move', id: 'a', to: at(into('b')) }
    expect(decided([{ op: 'move', id: 'b', to: at(into('a'), 'a2') }], [[mine]], 'mine').outline).toBe('b(a(a1 a2)) c')
  })

  it('for mine brings the place of a move back', () => {
    const mine: Operation = { op: 'move', id: 'c', to: at(into('a'), 'a1', 'a2') }
    expect(decided([{ op: 'remove', id: 'a' }], [[mine]], 'mine').outline).toBe('a(a1 c a2) b')
  })

  it('for mine removes a block although it was changed', () => {
    expect(decided([setTitle('a1', 'hers')], [[{ op: 'remove', id: 'a' }]], 'mine').outline).toBe('b c')
  })

  it('for mine inserts a block whose id was taken under a new one', () => {
    const insert = (title: string): Operation => ({ op: 'insert', block: sampleBlock('n', [], { title }), at: at(main) })
    const { document } = decided([insert('hers')], [[insert('mine')]], 'mine')
    expect(
      document.regions['main']!.slice(0, 2)
        .map(({ props }) => props['title'])
        .toSorted(),
    ).toEqual(['hers', 'mine'])
  })
})

import { describe, expect, it } from 'vitest'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { findBlock, patchBlocks } from './patch-blocks.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const tree = () => [note('aaaa'), testBlockOf('box', {}, { id: 'boxx', slots: { content: [note('bbbb'), note('cccc')] } }), note('dddd')]
const top = { parent: null, slot: '', index: 0 }

describe('patchBlocks', () => {
  it('changes the props of one block and keeps every other as the very same object', () => {
    const before = tree()
    const after = patchBlocks(before, [{ op: 'set-props', id: 'bbbb', props: { text: 'new' } }])
    expect(findBlock(after, 'bbbb')?.props).toEqual({ text: 'new' })
    expect(after[0]).toBe(before[0])
    expect(findBlock(after, 'cccc')).toBe(findBlock(before, 'cccc'))
    expect(findBlock(before, 'bbbb')?.props).toEqual({ text: 'bbbb' })
  })

  it('inserts, moves and removes', () => {
    const after = patchBlocks(tree(), [
      { op: 'insert', block: note('eeee'), at: { parent: 'boxx', slot: 'head', index: 0 } },
      { op: 'move', id: 'dddd', to: { parent: 'boxx', slot: 'content', index: 1 } },
      { op: 'move', id: 'bbbb', to: top },
      { op: 'remove', id: 'aaaa' },
    ])
    expect(after.map(({ id }) => id)).toEqual(['bbbb', 'boxx'])
    const slots = after[1]?.slots ?? {}
    expect(Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, list.map(({ id }) => id)]))).toEqual({
      content: ['dddd', 'cccc'],
      head: ['eeee'],
    })
  })

  it('sets a visibility and takes it away', () => {
    const visibility = { audience: 'members', screens: ['mobile'], from: null, until: null } as const
    const hidden = patchBlocks(tree(), [{ op: 'set-visibility', id: 'cccc', visibility: { ...visibility, screens: ['mobile'] } }])
    expect(findBlock(hidden, 'cccc')?.visibility).toEqual(visibility)
    expect(patchBlocks(hidden, [{ op: 'set-visibility', id: 'cccc', visibility: null }])).toEqual(tree())
  })

  it('throws when a block or a place is not there, and when a block would move into itself', () => {
    expect(() => patchBlocks(tree(), [{ op: 'remove', id: 'zzzz' }])).toThrow('No block "zzzz"')
    expect(() => patchBlocks(tree(), [{ op: 'move', id: 'zzzz', to: top }])).toThrow('No block "zzzz"')
    expect(() => patchBlocks(tree(), [{ op: 'insert', block: note('eeee'), at: { ...top, index: 9 } }])).toThrow('No place 9')
    const inside = { parent: 'boxx', slot: 'content', index: 0 }
    expect(() => patchBlocks(tree(), [{ op: 'move', id: 'boxx', to: inside }])).toThrow('into itself')
  })
})

import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { hasBlockIds, isBlockId } from '#schemas/names/block-id.ts'
import { isBlockShape } from '#schemas/names/is-block.ts'
import { jsonDefects } from '#engine/validation/json-errors.ts'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { oddBlocks, ownEntry } from '#tests/support/attacks/odd-blocks.ts'
import { readBlocks } from './read-blocks.ts'

const right: Block = {
  ...{ id: 'bon', type: 'section', v: 2, props: { title: 'Un titre', list: [1, null, { a: true }] } },
  slots: { content: [{ id: 'dans', type: 'text', v: 1, props: { html: '<p>Ici</p>' } }], side: [] },
}
const within = (block: unknown, depth: number): unknown =>
  depth === 0 ? block : { ...right, id: `bloc-${depth}`, slots: { content: [within(block, depth - 1)] } }

describe('readBlocks', () => {
  it('returns right blocks as the very objects that are stored', () => {
    const stored = [right, { ...right, id: 'autre', slots: {} }]
    expect(readBlocks([right])[0]).toBe(right)
    expect(readBlocks([stored[1]])[0]).toBe(stored[1])
  })

  it.each([null, 7, 'x', true, {}, undefined])('reads %j, which is no list, as no blocks', (stored) => {
    expect(readBlocks(stored)).toEqual([])
  })

  it.each(oddBlocks())('leaves the other blocks as they are beside %s, and reads the same again', (_name, stored) => {
    const read = readBlocks([stored, right])
    expect(read.at(-1)).toBe(right)
    expect(readBlocks([stored, right])).toEqual(read)
    expect(readBlocks(read)).toEqual(read)
    expect(read.map((block) => [isBlockShape(block), hasBlockIds(block), jsonDefects(block)])).toEqual(read.map(() => [true, true, []]))
  })

  it.each(hostileNames.filter((name) => !isBlockId(name)))('gives a block with the id %j one that is free', (name) => {
    const read = readBlocks([
      { ...right, id: name },
      { ...right, id: name, slots: {} },
    ])
    expect(new Set(read.map(({ id }) => id)).size).toBe(2)
    expect(read.map(({ props }) => props)).toEqual([right.props, right.props])
  })

  it('gives the second block of an id another one, at any depth', () => {
    const [first, second] = readBlocks([right, { ...right, id: 'autre' }])
    expect(first).toBe(right)
    expect(second).toMatchObject({ id: 'autre', slots: { content: [{ id: expect.stringMatching(/^sans-nom-/) as string }] } })
  })

  it('leaves out names that reach a prototype, inexact numbers and blocks that are too deep', () => {
    const props = { ...ownEntry('__proto__', 1), title: 'Un titre', inner: [ownEntry('constructor', 1), 2 ** 53] }
    expect(readBlocks([{ ...right, props }])[0]?.props).toEqual({ title: 'Un titre', inner: [{}] })
    expect(JSON.stringify(readBlocks([within(right, 60)]))).not.toContain('Ici')
  })
})

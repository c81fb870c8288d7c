import { describe, expect, it } from 'vitest'
import { blockIdSchema } from '#schemas/api/base/scalars.ts'
import { hasBlockIds, isBlockId } from './block-id.ts'

const refused = [
  '',
  '-a',
  'A',
  'a_b',
  'a.b',
  'a b',
  'a\u00a0b',
  'é',
  '%00',
  '../a',
  'a\n',
  'a'.repeat(65),
  '__proto__',
  'constructor',
  'prototype',
]

describe('the id of a block', () => {
  it.each(['a', '0', 'b7f2', 'then', 'length', 'accueil-2', '4f2d7c3a-0b1e-4f6a-9d3c-2a1b0c9d8e7f', 'a'.repeat(64)])('may be %j', (id) => {
    expect([isBlockId(id), blockIdSchema.safeParse(id).success]).toEqual([true, true])
  })

  it.each([...refused, 7, null, undefined, ['a'], { id: 'a' }])('may not be %j', (id) => {
    expect([isBlockId(id), blockIdSchema.safeParse(id).success]).toEqual([false, false])
  })
})

describe('the ids of a sent block', () => {
  const within = (id: unknown, depth: number): unknown =>
    depth === 0 ? { id } : { id: 'a', slots: { left: [], content: [{ id: 'b' }, within(id, depth - 1)] } }

  it.each([0, 1, 5000])('are looked at %i blocks deep', (depth) => {
    expect([hasBlockIds(within('c', depth)), hasBlockIds(within('__proto__', depth)), hasBlockIds(within(7, depth))]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([[null], ['a'], [{}], [{ slots: null }], [{ slots: { a: [[{ id: 'A' }]] } }]])(
    'are not looked for in %j, which is no block',
    (value) => {
      expect(hasBlockIds(value)).toBe(true)
    },
  )
})

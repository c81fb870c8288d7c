import { expect, it } from 'vitest'
import { isBlockId } from '#schemas/names/block-id.ts'
import { newBlockId } from './new-block-id.ts'

it('makes ids of blocks, each another one', () => {
  const ids = Array.from({ length: 50 }, newBlockId)
  expect(new Set(ids).size).toBe(50)
  expect(ids.filter((id) => !isBlockId(id))).toEqual([])
})

import { expect, it } from 'vitest'
import blockSchema from '#schemas/content/block.schema.json' with { type: 'json' }
import { newBlockId } from './new-block-id.ts'

it('makes ids that the schema of blocks takes, each another one', () => {
  const ids = Array.from({ length: 50 }, newBlockId)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(new RegExp(blockSchema.properties.id.pattern))
})

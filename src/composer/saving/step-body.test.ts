import { expect, it } from 'vitest'
import { stepRequestSchema } from '#schemas/admin/drafts/draft-shapes.ts'
import { hashOf } from '#engine/document/hash.ts'
import { setTitle } from '#tests/support/drafts/draft-samples.ts'
import { stepBody } from './step-body.ts'

const base = { seq: 4, chain: hashOf(null) }
const batch = { id: crypto.randomUUID(), label: 'set', operations: [setTitle('a', 'Bonjour')] }
const recent = [crypto.randomUUID()]
const wanted = { base, batches: [batch], recent }

it.each([
  ['batches of an author', { base, batches: [{ ...batch, by: 'claire' }], recent }],
  ['batches without an author', wanted],
  ['the base of an opened draft', { base: { ...base, document: {}, history: [] }, batches: [batch], recent }],
])('makes of %s a body that the call takes, without authors', (_, request) => {
  expect(stepBody(request)).toEqual(wanted)
  expect(stepRequestSchema.safeParse(stepBody(request)).success).toBe(true)
})

import { z } from 'zod'
import type { Block, Visibility } from '#schemas/generated/content.ts'
import { jsonSchema } from '#schemas/api/base/scalars.ts'

const visibilitySchema: z.ZodType<Visibility> = z.object({
  audience: z.enum(['all', 'visitors', 'members', 'admins']),
  screens: z.array(z.enum(['mobile', 'desktop'])),
  from: z.string().nullable(),
  until: z.string().nullable(),
})

/** A block on the wire, with the blocks of its slots; its props are checked by the schema of its type, not here. */
export const blockSchema: z.ZodType<Block> = z
  .object({
    id: z.string(),
    type: z.string(),
    v: z.number().int().positive(),
    props: z.record(z.string(), jsonSchema),
    get slots() {
      return z.record(z.string(), z.array(blockSchema)).optional()
    },
    visibility: visibilitySchema.optional(),
  })
  .meta({ id: 'Block' })

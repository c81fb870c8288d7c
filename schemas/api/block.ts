import { z } from 'zod'
import { jsonSchema, type Json } from './scalars.ts'

/** Who sees a block, on which screens and when. */
export interface BlockVisibility {
  audience: 'all' | 'visitors' | 'members' | 'admins'
  screens: ('mobile' | 'desktop')[]
  from: string | null
  until: string | null
}

/** A block on the wire: its own props are checked by its block type's schema, not here. */
export interface BlockNode {
  id: string
  type: string
  v: number
  props: Record<string, Json>
  slots?: Record<string, BlockNode[]>
  visibility?: BlockVisibility
}

const visibilitySchema: z.ZodType<BlockVisibility> = z.object({
  audience: z.enum(['all', 'visitors', 'members', 'admins']),
  screens: z.array(z.enum(['mobile', 'desktop'])),
  from: z.string().nullable(),
  until: z.string().nullable(),
})

/** A block on the wire, with the blocks of its slots. */
export const blockSchema: z.ZodType<BlockNode> = z
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

import { z } from 'zod'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'

/** Account that made a change, named as other administrators read it; null for a deleted account and for content that came with the site. */
export const authorSchema = z.object({ id: rowIdSchema, name: z.string() }).nullable()

/** Author of a change. */
export type Author = z.infer<typeof authorSchema>

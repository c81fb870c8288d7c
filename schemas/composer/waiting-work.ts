import { z } from 'zod'
import { batchIdSchema, keptSchema, operationSchema, selectionSchema } from '#schemas/admin/drafts/draft-shapes.ts'
import { isBlockShape } from '#schemas/names/is-block.ts'

const applicable = operationSchema.refine((operation) => operation.op !== 'insert' || isBlockShape(operation.block))
const batchSchema = z.looseObject({
  ...{ id: batchIdSchema, by: z.string(), label: z.string().optional(), undoes: batchIdSchema.optional() },
  edits: z.array(z.looseObject({ operation: applicable, trace: z.looseObject({ inverse: applicable }) })),
  kept: z.array(keptSchema).optional(),
  settles: z.array(z.string()).optional(),
  selection: selectionSchema.optional(),
})
const workSchema = z.looseObject({
  ...{ key: z.string(), document: z.string(), by: z.string() },
  base: z.looseObject({ seq: z.number().int().nonnegative(), chain: z.string() }),
  pending: z.array(z.unknown()),
})

/** True for a stored batch that can be applied, taken back and sent. */
export const isWaitingBatch = (stored: unknown): boolean => batchSchema.safeParse(stored).success

/** True for stored work whose batches can be looked at one by one. */
export const isWaitingWork = (stored: unknown): boolean => workSchema.safeParse(stored).success

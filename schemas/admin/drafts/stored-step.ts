import { z } from 'zod'
import { isBlockShape } from '#schemas/names/is-block.ts'
import { operationSchema, selectionSchema } from './draft-shapes.ts'

/** True for a stored operation of the shape that applying it needs. Whether it fits its document is decided there. */
export const isOperation = (stored: unknown): boolean => operationSchema.safeParse(stored).success

const inverseSchema = operationSchema.refine((inverse) => inverse.op !== 'insert' || isBlockShape(inverse.block))
const readableSchema = z.object({
  operations: z.array(operationSchema),
  edits: z.array(z.object({ operation: operationSchema, trace: z.object({ inverse: inverseSchema }) })),
  selection: selectionSchema.optional(),
})

/** True for a stored step that a browser can apply and take back. Its conflicts are read one by one where it is shown. */
export const isStep = (stored: unknown): boolean => readableSchema.safeParse(stored).success

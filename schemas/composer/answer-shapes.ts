import { z } from 'zod'

const record = z.record(z.string(), z.unknown())
const operation = z.looseObject({ op: z.string() })
const block = z.looseObject({ id: z.string(), type: z.string(), props: record })
/** The document of a draft or of a version, as the composer reads it. */
export const readDocumentSchema = z.looseObject({ head: record, regions: z.record(z.string(), z.array(block)), notes: record })
const step = z.looseObject({
  ...{ id: z.string(), by: z.string(), seq: z.number(), chain: z.string() },
  operations: z.array(operation),
})
const edit = z.looseObject({ operation, trace: z.looseObject({ inverse: operation }) })
/** A draft as it is opened. */
export const readDraftSchema = z.looseObject({
  ...{ seq: z.number(), chain: z.string(), hash: z.string(), document: readDocumentSchema },
  history: z.array(step.extend({ edits: z.array(edit) })),
})
const whole = z.looseObject({
  seq: z.number(),
  chain: z.string(),
  document: readDocumentSchema,
  named: z.array(z.string()),
  known: z.array(z.string()),
})
/** The answer to a request with batches. */
export const readAnswerSchema = z.looseObject({
  ...{ steps: z.array(step), hash: z.string(), whole: whole.optional() },
  refused: z.looseObject({ id: z.string(), reason: z.string() }).optional(),
})

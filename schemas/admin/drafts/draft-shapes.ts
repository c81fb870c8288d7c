import { z } from 'zod'
import { isRecord } from '#schemas/text/is-record.ts'
import { isBlockShape } from '#schemas/names/is-block.ts'
import { hasBlockIds } from '#schemas/names/block-id.ts'
import { blockIdSchema, hashSchema, instantSchema } from '#schemas/api/base/scalars.ts'
import { draftMays } from './draft-may.ts'
import { isServerId, isServerLabel } from './server-steps.ts'

const pointerSchema = z.string().max(1000)
// Any JSON value: the engine checks it where it is applied.
const jsonValue = z.unknown()
const jsonRecord = z.record(z.string(), jsonValue)

const containerSchema = z.union([
  z.strictObject({ region: z.string().max(40) }),
  z.strictObject({ parent: blockIdSchema, slot: z.string().max(60) }),
])
/** A place by neighbours, in a region or in a slot of a block. */
export const placeSchema = z.strictObject({ in: containerSchema, after: blockIdSchema.nullable(), before: blockIdSchema.nullable() })

/** One of the seven operations of a draft. Whether it fits the document is decided when it is applied. */
export const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), id: blockIdSchema, pointer: pointerSchema, value: jsonValue.optional() }),
  z.strictObject({ op: z.literal('head'), pointer: pointerSchema, value: jsonValue.optional() }),
  z.strictObject({ op: z.literal('visible'), id: blockIdSchema, visibility: jsonRecord.nullable() }),
  z.strictObject({ op: z.literal('insert'), block: jsonRecord.refine(hasBlockIds), at: placeSchema }),
  z.strictObject({ op: z.literal('remove'), id: blockIdSchema }),
  z.strictObject({ op: z.literal('move'), id: blockIdSchema, to: placeSchema }),
  // A lock is a help against mistakes: the server takes an operation on a locked block, since its author may not have seen the lock yet.
  z.strictObject({ op: z.literal('note'), id: blockIdSchema, name: z.string().max(120).nullish(), locked: z.boolean().optional() }),
])

const isBlockLike = ({ id, type, props }: Record<string, unknown>) => typeof id === 'string' && typeof type === 'string' && isRecord(props)
/** A block of a document. Whether it fits is decided when it is stored. */
export const blockSchema = jsonRecord.refine(isBlockLike)
/** A block in what is sent, whose ids are ids of blocks as deep as it goes. */
export const sentBlockSchema = blockSchema.refine(hasBlockIds)

/** A pointer that leads to a value inside of a document (RFC 6901); an empty one leads to the whole. */
const isPointer = (pointer: string): boolean => /^(?:\/(?:[^~]|~[01])*)?$/.test(pointer)
const wellPointedSchema = pointerSchema.refine(isPointer)

const listTraceSchema = z.strictObject({
  ...{ outer: wellPointedSchema, inner: wellPointedSchema },
  ...{ before: z.string().max(100), after: z.string().max(100) },
})

type SentOperation = z.output<typeof operationSchema>

/** The operation by which each operation is taken back. */
const inverses: Readonly<Record<SentOperation['op'], SentOperation['op']>> = {
  ...{ set: 'set', head: 'head', visible: 'visible', move: 'move', note: 'note' },
  ...{ insert: 'remove', remove: 'insert' },
}

/** Nothing applies the operation of a conflict before it is shown, so that its own parts are looked at here. */
function refuseOddOperation(operation: SentOperation, context: z.core.$RefinementCtx): void {
  if (operation.op === 'insert' && !isBlockShape(operation.block)) context.addIssue({ code: 'custom', path: ['block'] })
  if ('pointer' in operation && !isPointer(operation.pointer)) context.addIssue({ code: 'custom', path: ['pointer'] })
}

const shownOperationSchema = operationSchema.superRefine(refuseOddOperation)

/** An edit that did not go in, with the versions of its subject: its author decides later, in any browser. */
export const keptSchema = z.strictObject({
  edit: z
    .strictObject({
      operation: shownOperationSchema,
      trace: z.strictObject({ inverse: shownOperationSchema, list: listTraceSchema.optional() }),
    })
    .refine(({ operation, trace }) => trace.inverse.op === inverses[operation.op], { path: ['trace', 'inverse', 'op'] }),
  why: z.enum(['value', 'list', 'removed', 'place-removed', 'changed', 'moved', 'cycle', 'taken', 'limit', 'refused']),
  unit: z.string().max(1200),
  before: jsonValue.optional(),
  theirs: jsonValue.optional(),
  mine: jsonValue.optional(),
  pointer: wellPointedSchema.optional(),
  rescue: z.strictObject({ block: sentBlockSchema.refine(isBlockShape), at: placeSchema }).optional(),
})

/** The id of a batch, made by the browser: under it a batch is taken once. */
export const batchIdSchema = z.string().regex(/^[\w-]{1,64}$/)

/** The id that a browser gives to its batch: none of those that the server gives. */
export const ownBatchIdSchema = batchIdSchema.refine((id) => !isServerId(id), 'An id of the server')
/** The selected blocks before and after an act. */
export const selectionSchema = z.strictObject({ before: z.array(blockIdSchema).max(2000), after: z.array(blockIdSchema).max(2000) })

const batchShape = {
  id: batchIdSchema,
  label: z.string().max(100).optional(),
  operations: z.array(operationSchema).max(5000),
  undoes: batchIdSchema.optional(),
  kept: z.array(keptSchema).max(500).optional(),
  settles: z.array(z.string().max(1200)).max(500).optional(),
  selection: selectionSchema.optional(),
}

/** A batch as a browser sends it. Its author is the account of the session; the marks of the server are not its to make. */
const sentBatchSchema = z.strictObject({
  ...batchShape,
  id: ownBatchIdSchema,
  label: batchShape.label.refine((label) => label === undefined || !isServerLabel(label), 'A label of the server'),
})

/** A point of the history of a draft. */
export const baseSchema = z.strictObject({ seq: z.number().int().nonnegative(), chain: hashSchema })

/** The request of a step: everything before `base` was seen by its sender. */
export const stepRequestSchema = z.strictObject({
  base: baseSchema,
  batches: z.array(sentBatchSchema).max(200),
  recent: z.array(batchIdSchema).max(50),
})

/** A step of the log, with its author. */
export const stepSchema = z.object({ ...batchShape, by: z.string(), seq: z.number().int(), chain: z.string() })

const editSchema = z.object({ operation: jsonRecord, trace: jsonRecord })

/** A step with the traces by which any browser can take it back. */
export const storedStepSchema = stepSchema.extend({ edits: z.array(editSchema), savedAt: instantSchema })

/** The content of a draft. */
export const editedDocumentSchema = z.object({ head: jsonRecord, regions: z.record(z.string(), z.array(jsonRecord)), notes: jsonRecord })

/** How a document stands for visitors: seen, seen later, no longer seen, or never seen. */
export const standingSchema = z.enum(['ONLINE', 'PLANNED', 'OFFLINE', 'NEVER'])

/** How far a person may change a draft. */
export const draftMaySchema = z.enum(draftMays)

/** A reason that stops a publication; the pointer begins inside the block. */
export const issueSchema = z.object({
  blockId: z.string().nullable(),
  pointer: z.string(),
  code: z.string(),
  message: z.string(),
  removed: z.array(z.string()).optional(),
})

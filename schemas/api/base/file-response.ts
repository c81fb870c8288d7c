import { z } from 'zod'

/** A file that a call answers as it is, instead of the envelope; its refusals come in the envelope all the same. */
export const answeredFileSchema = z.object({
  filename: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
  bytes: z.instanceof(Uint8Array),
  /** Whether the browser shows it; no browser keeps it. */
  isShown: z.boolean().optional(),
})

/** A file that is made while it is sent, so that no more of it is held than is on its way. */
export const streamedFileSchema = answeredFileSchema.pick({ filename: true }).extend({
  chunks: z.custom<AsyncIterable<Uint8Array>>((value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
})

/** A file that is made while it is sent. */
export type StreamedFile = z.infer<typeof streamedFileSchema>

/** A file that a call answers. */
export type AnsweredFile = z.infer<typeof answeredFileSchema>

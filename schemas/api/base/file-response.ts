import { z } from 'zod'
import { uploadTypes } from '#schemas/text/uploads.ts'

/** A file that a call answers as it is, instead of the envelope; its refusals come in the envelope all the same. */
export const answeredFileSchema = z.object({
  filename: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
  bytes: z.instanceof(Uint8Array),
  /** True: the browser displays it; it is never cached. */
  isShown: z.boolean().optional(),
})

/** A file that is generated while it is sent, so that only the part on its way is in memory. */
export const streamedFileSchema = answeredFileSchema.pick({ filename: true }).extend({
  chunks: z.custom<AsyncIterable<Uint8Array>>((value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
})

/** A file that is made while it is sent. */
export type StreamedFile = z.infer<typeof streamedFileSchema>

/** A file that a visitor sent: downloaded under its own name and its checked type, never displayed. */
export const attachmentSchema = z.object({
  filename: z.string().min(1),
  type: z.enum(uploadTypes),
  bytes: z.instanceof(Uint8Array),
})

/** A file that a visitor sent. */
export type Attachment = z.infer<typeof attachmentSchema>

/** A file that a call answers. */
export type AnsweredFile = z.infer<typeof answeredFileSchema>

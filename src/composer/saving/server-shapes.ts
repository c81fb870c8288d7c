import { readAnswerSchema, readDocumentSchema, readDraftSchema } from '#schemas/composer/answer-shapes.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { DraftAnswer } from '#engine/draft/sync/exchange.ts'
import type { ServerDraft } from './take-up.ts'

/** Thrown for an answer of another shape than this version of the composer reads: the server is another version. */
export class UnreadableAnswer extends Error {}

// What is right stays the same object: the engine remembers measures and hashes of what it has seen.
function read<Read>(
  schema: typeof readDraftSchema | typeof readAnswerSchema | typeof readDocumentSchema,
  given: unknown,
  what: string,
): Read {
  const { success, error } = schema.safeParse(given)
  if (!success) throw new UnreadableAnswer(`The server answered ${what} of another shape: ${error.issues[0]?.path.join('.') ?? ''}`)
  return given as Read
}

/** Reads a draft as the server opens it. */
export const readServerDraft = (given: unknown): ServerDraft => read(readDraftSchema, given, 'a draft')

/** Reads the answer to a request with batches. */
export const readDraftAnswer = (given: unknown): DraftAnswer => read(readAnswerSchema, given, 'steps')

/** Reads a document that the server has stored. */
export const readEditedDocument = (given: unknown): EditedDocument => read(readDocumentSchema, given, 'a document')

import { CallError } from '#api-client/transport/errors.ts'

/** The sentence of a refusal: that of its field before that of the whole. */
export function refusalSentence(error: unknown): string | null {
  if (!(error instanceof CallError)) return null
  return error.errors.find(({ message }) => message !== undefined)?.message ?? error.message
}

import type { Risks } from '#kit/leaving/leave-reasons.ts'
import type { FieldUpload } from './field-uploads.ts'

/** Counts the files that are lost with their list: those on their way, and refused ones that could be sent again. */
export function uploadRisks(uploads: readonly Pick<FieldUpload, 'refusal' | 'canRetry'>[]): Risks {
  return {
    uploads: uploads.filter(({ refusal }) => refusal === null).length,
    refused: uploads.filter(({ canRetry }) => canRetry).length,
  }
}

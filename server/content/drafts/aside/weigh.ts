import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { measureDocument, measureValue } from '#engine/draft/document/measure.ts'
import { workOf } from '#engine/draft/operations/work.ts'
import type { DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'

/** The characters with markup that the server cleans at once: about twenty milliseconds on a small machine. */
export const MAX_MARKUP = 2000
/** The bytes of a document that is checked at once. */
export const MAX_DOCUMENT = 128 * 1024
/** The work of a step that is taken at once. */
const MAX_WORK = 512 * 1024
/** The characters of a request that is looked through for markup. */
const MAX_REQUEST = 64 * 1024

/** True for a document whose checks cost little. */
export function isLight(document: EditedDocument): boolean {
  return measureDocument(document).bytes <= MAX_DOCUMENT
}

function markupIn(value: unknown): number {
  if (typeof value === 'string') return value.includes('<') ? value.length : 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, each) => sum + markupIn(each), 0)
}

/** True for a request that costs little on a draft: little work, little markup, and a small document. */
export function isLightStep({ document }: DraftLog, { batches }: DraftRequest): boolean {
  const operations = batches.flatMap((batch) => batch.operations)
  if (operations.length === 0) return true
  if (!isLight(document) || workOf(document, operations, MAX_WORK) > MAX_WORK) return false
  return measureValue(operations).bytes <= MAX_REQUEST && markupIn(operations) <= MAX_MARKUP
}

import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { MAX_NESTING } from '#engine/registry/limits.ts'
import { readValues } from './read-json.ts'

/** Reads the stored head of a document, whose values may be anything. */
export function readHead(head: unknown): Readonly<Record<string, Json>> {
  return isRecord(head) ? readValues(head as Record<string, Json>, MAX_NESTING - 1) : {}
}

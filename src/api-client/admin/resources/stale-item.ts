import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { CallError } from '#api-client/transport/errors.ts'

/** A change that was meant for another version: what is there now, and what was there when it was read. */
export interface StaleItem {
  readonly id: number
  readonly version: number
  readonly form: ResourceItem['form']
  /** Null where the history no longer has it. */
  readonly base: ResourceItem['form'] | null
  /** Name and number of its author; null where they are not known. */
  readonly by: string | null
  readonly byId: number | null
  readonly at: string | null
}

/** Reads the refusal of a change that was meant for another version; null for every other failure. */
export function staleItem(error: unknown): StaleItem | null {
  if (!(error instanceof CallError) || error.code !== 'STALE_VERSION' || !isRecord(error.data)) return null
  return isRecord(error.data['form']) ? (error.data as unknown as StaleItem) : null
}

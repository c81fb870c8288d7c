import type { ItemChange } from '#schemas/admin/resources/calls/item-shapes.ts'
import { dayInSentence, frenchTime } from '#admin/texts/describe-instant.ts'

/** The author of a change and its moment, as the history has them. */
export type Authored = Pick<ItemChange, 'by' | 'byId' | 'at'>

/**
 * Finds the change of fields after a version that a reader has to know of: the newest one by another person, else the newest one. The history
 * begins with the newest change. Null where nothing was changed since.
 */
export function changeSince(history: readonly ItemChange[], version: number, reader: number): Authored | null {
  const later = history.filter((change) => change.version > version && change.changed.length > 0)
  return later.find((change) => isByOther(change, reader)) ?? later[0] ?? null
}

const isByOther = ({ by, byId }: Authored, reader: number): boolean => by !== null && byId !== null && byId !== reader

/** Values of the sentence about a change by another person; null for one by the reader, and where no person is known. */
export function sinceValues(change: Authored, reader: number, now: number): Readonly<Record<'name' | 'day' | 'time', string>> | null {
  if (!isByOther(change, reader)) return null
  const instant = Date.parse(change.at)
  return { name: change.by ?? '', day: dayInSentence(instant, now), time: frenchTime(instant) }
}

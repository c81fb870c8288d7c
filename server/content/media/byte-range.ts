import type { FilePart } from '#server/adapters/file-store.ts'

const RANGE = /^bytes=(?<first>\d{1,15})-(?<last>\d{0,15})$|^bytes=-(?<length>\d{1,15})$/

/** The one part of a file that a Range header asks for; null when it asks for the whole, for several parts, or for what is not there. */
export function byteRange(header: string | undefined, bytes: number): FilePart | null {
  const requested = RANGE.exec(header ?? '')?.groups
  if (!requested) return null
  const { first, last, length } = requested
  const start = first === undefined ? Math.max(0, bytes - Number(length)) : Number(first)
  const end = last ? Math.min(Number(last), bytes - 1) : bytes - 1
  return start <= end ? { start, end } : null
}

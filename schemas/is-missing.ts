import { normalisePrintable } from './printable-text.ts'

/** Whether nothing stands in a field that has to be filled in: blanks and unseen signs alone say nothing. */
export function isMissing(value: unknown): boolean {
  return value == null || (typeof value === 'string' && normalisePrintable(value).trim() === '')
}

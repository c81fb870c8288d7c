import { hasVisibleText } from './visible-text.ts'

/** Returns true when a required field is empty: blanks and invisible characters alone do not fill it. */
export function isMissing(value: unknown): boolean {
  return value == null || (typeof value === 'string' && !hasVisibleText(value))
}

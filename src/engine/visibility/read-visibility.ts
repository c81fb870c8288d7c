import type { Visibility } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'

const AUDIENCES: readonly Visibility['audience'][] = ['all', 'visitors', 'members', 'admins']
const SCREENS: readonly Visibility['screens'][number][] = ['mobile', 'desktop']

const readInstant = (value: unknown): string | null => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null)

/** Reads the visibility of a stored block: each part that is right, and no limit in place of one that is wrong. Null for none. */
export function readVisibility(value: unknown): Visibility | null {
  if (!isRecord(value)) return null
  const { audience, screens, from, until } = value
  const named = SCREENS.filter((screen) => Array.isArray(screens) && screens.includes(screen))
  return {
    audience: AUDIENCES.find((each) => each === audience) ?? 'all',
    screens: named.length > 0 ? named : [...SCREENS],
    ...{ from: readInstant(from), until: readInstant(until) },
  }
}

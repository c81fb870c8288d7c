import type { Need } from '#engine/registry/needs.ts'

/** The week’s opening hours, and the days to come that differ. */
export function needs(): Need[] {
  return [{ key: 'hours', call: 'component.conf', params: { slug: 'OPENING_HOURS' }, holds: 'today' }]
}

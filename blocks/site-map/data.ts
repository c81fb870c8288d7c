import type { Need } from '#engine/registry/needs.ts'

/** The pages of the site, in the reader's language. */
export function needs(): Need[] {
  return [{ key: 'map', call: 'site.map', params: {}, isSubject: true }]
}

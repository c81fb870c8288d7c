import type { Need } from '#engine/registry/needs.ts'

/** The site's newsletters. */
export function needs(): Need[] {
  return [{ key: 'lists', call: 'newsletter.lists', params: {} }]
}

import type { Need } from '#engine/needs/needs.ts'

/** The news that are promoted, newest first: the first is kept. */
export function needs(): Need[] {
  return [{ key: 'promoted', call: 'news.list', params: { promoted: true, nbItem: 1, page: 1 } }]
}

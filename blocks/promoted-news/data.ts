import type { Need } from '#engine/registry/needs.ts'

/** The promoted news, newest first: the view uses the first. */
export function needs(): Need[] {
  return [{ key: 'promoted', call: 'news.list', params: { promoted: true, nbItem: 1, page: 1 } }]
}

import type { Need } from '#engine/registry/needs.ts'

/** The site's newsletters, and those that are received. */
export function needs(): Need[] {
  return [
    { key: 'lists', call: 'newsletter.lists', params: {}, isSubject: true },
    { key: 'subscription', call: 'newsletter.subscription', params: {}, isSubject: true },
  ]
}

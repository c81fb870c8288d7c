import type { Need, NeedContext } from '#engine/registry/needs.ts'

/** The event of the page's address; nothing on a page that is no event's. */
export function needs(_props: unknown, { params }: NeedContext): Need[] {
  const id = params.event
  return id === undefined ? [] : [{ key: 'event', call: 'element.get', params: { route: 'event', id }, holds: 'today', isSubject: true }]
}

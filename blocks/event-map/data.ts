import type { Need, NeedContext } from '#engine/registry/needs.ts'

/** The event of the page's address, and where maps come from; nothing on a page that is no event's. */
export function needs(_props: unknown, { params }: NeedContext): Need[] {
  const id = params.event
  if (id === undefined) return []
  return [
    { key: 'event', call: 'element.get', params: { route: 'event', id }, holds: 'today' },
    { key: 'tiles', call: 'externalApp.config', params: { app: 'maps' } },
  ]
}

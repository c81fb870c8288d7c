import type { Need, NeedContext } from '#engine/registry/needs.ts'

/** The places that the link of a mail gives back. */
export function needs(_props: unknown, { params: { token } }: NeedContext): Need[] {
  if (token === undefined) return []
  return [{ key: 'registration', call: 'element.registration', params: { route: 'event', token }, mayBeAbsent: true, isSubject: true }]
}

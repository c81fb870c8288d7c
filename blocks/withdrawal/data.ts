import type { Need, NeedContext } from '#engine/needs/needs.ts'

/** Who is signed in, and the order that the address names, for whoever may see it. */
export function needs(_props: unknown, { params: { reference, token } }: NeedContext): Need[] {
  const me: Need = { key: 'me', call: 'user.me', params: {}, isSubject: true }
  if (reference === undefined) return [me]
  return [me, { key: 'order', call: 'order.get', params: { reference, ...(token === undefined ? {} : { token }) }, isSubject: true }]
}

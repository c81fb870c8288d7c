import { memberNeed } from '#engine/needs/account-need.ts'
import type { Need, NeedContext } from '#engine/registry/needs.ts'

/** The signed-in account, and the order of the URL when the account or its token may see it. */
export function needs(_props: unknown, { params: { reference, token } }: NeedContext): Need[] {
  if (reference === undefined) return [memberNeed]
  return [
    memberNeed,
    { key: 'order', call: 'order.get', params: { reference, ...(token === undefined ? {} : { token }) }, isSubject: true },
  ]
}

import type { Need, NeedContext } from '#engine/needs/needs.ts'

/** The order that the address names, for whoever may see it; the view is told where there is none. */
export function needs(_props: unknown, { params: { reference, token } }: NeedContext): Need[] {
  if (reference === undefined) return []
  return [
    {
      key: 'order',
      call: 'order.get',
      params: { reference, ...(token === undefined ? {} : { token }) },
      mayBeAbsent: true,
      isSubject: true,
    },
  ]
}

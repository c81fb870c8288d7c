import type { Need, NeedContext } from '#engine/registry/needs.ts'

/** The order of the URL, for a caller who may see it; the view learns when there is none. */
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

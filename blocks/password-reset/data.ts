import type { Need, NeedContext } from '#engine/needs.ts'

/** Whether the link that led here still opens something. */
export function needs(_props: unknown, { params: { token } }: NeedContext): Need[] {
  return token === undefined ? [] : [{ key: 'link', call: 'password.resetLink', params: { token: String(token) } }]
}

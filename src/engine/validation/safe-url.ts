import { isSafeUrl } from '#schemas/urls/safe-url.ts'

/** The address when it may stand in a link or a picture (http, https, mailto, tel, a path of this site, `#place`), else null. */
export function safeUrl(value: string): string | null {
  return isSafeUrl(value) ? value : null
}

import { toNfc, toNfd } from '#schemas/text/normalise-text.ts'
import { stripTurns } from '#schemas/text/visible-text.ts'

/** Characters that the extended notation of a header allows unescaped, beside those that `encodeURIComponent` leaves (RFC 8187). */
const escaped = /['()*]/g

/** A `Content-Disposition` of an attachment: the name in ASCII for old programs, the whole name in UTF-8 for the others (RFC 6266). */
export function attachmentDisposition(filename: string): string {
  const name = stripTurns(toNfc(filename.toWellFormed()))
  const ascii = toNfd(name)
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
  const extended = encodeURIComponent(name).replaceAll(escaped, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`
}

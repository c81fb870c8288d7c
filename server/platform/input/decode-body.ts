import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** The text of a body, which must be UTF-8 to the last byte: nothing is guessed at, and nothing replaced. */
export function decodeUtf8Body(body: Buffer): string {
  if (!isUtf8(body)) throw new ApiError('BAD_REQUEST')
  return body.toString('utf8')
}

/** Refuses what a body says of itself when it is packed, or written in another character set than UTF-8. */
export function checkBodyHeaders(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity') throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  for (const [, charset = ''] of (headers['content-type'] ?? '').matchAll(/;\s*charset\s*=\s*"?([^";]*)/gi))
    if (!/^utf-?8$/i.test(charset.trim())) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
}

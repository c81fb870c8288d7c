import type { IncomingMessage } from 'node:http'

/** Tells whether a request names several hosts, or none in HTTP/1.1. RFC 9112 (3.2) refuses both; Node counts the first of several. */
export function hasWrongHost({ httpVersion, rawHeaders }: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1')
}

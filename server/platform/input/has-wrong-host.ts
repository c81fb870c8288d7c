import type { IncomingMessage } from 'node:http'

/** A name or an address with an optional port; the value may be empty (RFC 9110, 7.2). */
const validHost = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::\d*)?$/i

/** Tells whether a request has several hosts, an invalid one, or none in HTTP/1.1. RFC 9112 (3.2) refuses all three; Node uses the first of several. */
export function hasWrongHost({ httpVersion, rawHeaders }: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const [host] = hosts
  return host === undefined ? httpVersion === '1.1' : hosts.length > 1 || !validHost.test(host)
}

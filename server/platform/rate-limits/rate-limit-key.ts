import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { emailKey } from '#schemas/text/email-address.ts'

// Some proxies write the port beside the address, which is another for each connection.
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

// One subscriber holds a whole /64 of IPv6 addresses.
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('::', 2)
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** What stands for a caller's address where calls are counted: not the address itself. */
export function callerKey(address: string): string {
  return digest(network(withoutPort(address)))
}

/** What stands for an e-mail address on a site where attempts are counted: not the address itself. */
export function addressKey({ siteId, email }: { readonly siteId: number; readonly email: string }): string {
  return digest(`${siteId} ${emailKey(email)}`)
}

/** What stands for an e-mail address on a site where codes at sign-in are counted. */
export function totpRateLimitKey({ siteId, email }: { readonly siteId: number; readonly email: string }): string {
  return digest(`codes ${siteId} ${emailKey(email)}`)
}

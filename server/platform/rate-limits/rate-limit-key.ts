import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { emailKey } from '#schemas/text/email-address.ts'

// Some proxies append the port, which differs for each connection.
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

// One subscriber has a whole /64 IPv6 network.
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

/** Returns the rate limit key of an IP address, without the address itself. */
export function callerKey(address: string): string {
  return digest(network(withoutPort(address)))
}

/** Returns the rate limit key of an email address on a site, without the address itself. */
export function addressKey({ siteId, email }: { readonly siteId: number; readonly email: string }): string {
  return digest(`${siteId} ${emailKey(email)}`)
}

/** Returns the key of an email address on a site for counting two-factor codes. */
export function totpRateLimitKey({ siteId, email }: { readonly siteId: number; readonly email: string }): string {
  return digest(`codes ${siteId} ${emailKey(email)}`)
}

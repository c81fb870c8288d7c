/** Most characters of a host. */
const HOST_MAX = 253

/** Most characters of an address that a host is read from. */
const TYPED_MAX = 300

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Tests if a host is a name of DNS in ASCII, and neither an address of a machine nor a wildcard. Single names like `localhost` are names. */
export function isHostName(host: string): boolean {
  const labels = host.toLowerCase().split('.')
  // An underscore stands in names that are in use, though no registry gives one.
  return host.length <= HOST_MAX && !/^\d+$/.test(labels.at(-1) ?? '') && labels.every((label) => LABEL.test(label.replaceAll('_', '-')))
}

/** Reads the host of an address as it is typed: with or without `https://`, a path or accents. Null for an IP address or a single word. */
export function readHost(typed: string): string | null {
  const bare = typed.trim().replace(/^https?:\/\//i, '')
  if (bare === '' || bare.length > TYPED_MAX) return null
  if (!URL.canParse(`http://${bare}`)) return null
  const host = new URL(`http://${bare}`).hostname.replace(/\.$/, '')
  return isHostName(host) && host.includes('.') && !host.includes('_') ? host : null
}

/** Tests if a host is of a trial on this machine, without a domain that visitors know. */
export const isTrialHost = (host: string): boolean => host.endsWith('.localhost')

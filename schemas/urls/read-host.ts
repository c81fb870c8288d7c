/** Most characters of a host. */
const HOST_MAX = 253

/** Most characters of an address that a host is read from. */
const TYPED_MAX = 300

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Reads the host of an address as it is typed: with or without `https://`, a path or accents. Null for an IP address or a single word. */
export function readHost(typed: string): string | null {
  const bare = typed.trim().replace(/^https?:\/\//i, '')
  if (bare === '' || bare.length > TYPED_MAX) return null
  if (!URL.canParse(`http://${bare}`)) return null
  const host = new URL(`http://${bare}`).hostname.replace(/\.$/, '')
  const labels = host.split('.')
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '')
  return host.length <= HOST_MAX && labels.length > 1 && !isNumber && labels.every((label) => LABEL.test(label)) ? host : null
}

/** Tests if a host is of a trial on this machine, without a domain that visitors know. */
export const isTrialHost = (host: string): boolean => host.endsWith('.localhost')

const HOST = /^(?:https?:)?\/\/([^/?#]*)/i
const DEFAULT_PORT = /:(?:80|443)$/

/** An address of the site itself from its path on, as links inside of the site are written; any other address as it is. */
export function withoutOwnHost(href: string, hosts: readonly string[]): string {
  const [start, host] = HOST.exec(href.trim()) ?? []
  if (start === undefined || host === undefined) return href
  if (!hosts.includes(host.toLowerCase().replace(DEFAULT_PORT, ''))) return href
  const rest = href.trim().slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of an address of the site itself, without what follows it; null for other addresses, and for one with a value of the site. */
export function internalPath(href: string, hosts: readonly string[] = []): string | null {
  const own = withoutOwnHost(href, hosts)
  if (!own.startsWith('/') || own.startsWith('//') || own.includes('{{')) return null
  return own.split(/[?#]/, 1)[0] ?? null
}

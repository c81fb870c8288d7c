const LINK = /^((?:https?:)?\/\/([^/?#]*))?([^?#]*)(.*)$/is
const DEFAULT_PORT = /:(?:80|443)$/
/** A host of development with its port, which is that of the server of the moment. */
const LOCAL_HOST = /^((?:[a-z0-9-]+\.)*localhost):\d+$/
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i

/** A link that leads to a page or a file of the site itself. */
export interface OwnLink {
  /** The scheme and the host; empty for a path. */
  readonly origin: string
  /** The path as browsers read it: without `.` and `..`, and with its leading slash. */
  readonly path: string
  /** The query and the anchor. */
  readonly rest: string
}

/** The name by which a host of a link is compared: without the port of its scheme, and on a machine of development without any port. */
export function comparableHost(host: string): string {
  const name = host.toLowerCase().replace(DEFAULT_PORT, '')
  return LOCAL_HOST.exec(name)?.[1] ?? name
}

/** Tests if a host is one of those of a site, with the port of its scheme or, on a machine of development, with any port. */
function isOwnHost(host: string, hosts: readonly string[]): boolean {
  return hosts.includes(host.toLowerCase().replace(DEFAULT_PORT, '')) || hosts.includes(comparableHost(host))
}

/** A path without its segments `.` and `..`, as browsers resolve them. */
function withoutDots(path: string): string {
  if (!DOTS.test(path)) return path
  const segments: string[] = []
  const parts = path.slice(1).replaceAll(/%2e/gi, '.').split('/')
  for (const [index, part] of parts.entries()) {
    if (part === '..') segments.pop()
    else if (part !== '.') segments.push(part)
    // What ends in dots is a folder.
    if (index === parts.length - 1 && (part === '.' || part === '..')) segments.push('')
  }
  return `/${segments.join('/')}`
}

/** Reads a link to the site itself, by a path or by one of its hosts; null for any other, and for one with a value of the site. */
export function readOwnLink(href: string, hosts: readonly string[]): OwnLink | null {
  const [, origin = '', host, path = '', rest = ''] = LINK.exec(href.trim()) ?? []
  if (host === undefined ? !path.startsWith('/') : !isOwnHost(host, hosts)) return null
  if (path.startsWith('//') || path.includes('{{')) return null
  return { origin, path: path === '' ? '/' : withoutDots(path), rest }
}

/** An address of the site itself from its path on, as links inside of the site are written; any other address as it is. */
export function withoutOwnHost(href: string, hosts: readonly string[]): string {
  const own = readOwnLink(href, hosts)
  return own === null || own.origin === '' ? href : own.path + own.rest
}

/** The path of an address of the site itself, without what follows it; null for other addresses, and for one with a value of the site. */
export function internalPath(href: string, hosts: readonly string[] = []): string | null {
  return readOwnLink(href, hosts)?.path ?? null
}

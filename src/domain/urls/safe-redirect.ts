const base = 'https://site.invalid'
/** Longer than any address of ours; what is longer is no page. */
const longest = 1000
/** Characters that no address of ours has: programs read a backslash as a slash, and drop control characters and line separators. */
export const refusedInAddress = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** What is answered there is no page: going on to it would show raw data, or do something. */
const noPage = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:api|media|assets)(?:\/|$)/i

function isPage(pathname: string): boolean {
  return !pathname.startsWith('//') && !noPage.test(pathname)
}

/** The path that somebody asked to go on to, when it lies on the site itself; null for anything that could lead elsewhere. */
export function safeTarget(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > longest || refusedInAddress.test(target)) return null
  // Decoded once more by a proxy, an escaped slash or dot would be one.
  if (/%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f|25)/i.test(target.split(/[?#]/, 1)[0] ?? '')) return null
  if (!URL.canParse(target, base)) return null
  const { origin, pathname, search, hash } = new URL(target, base)
  return origin === base && isPage(pathname) ? pathname + search + hash : null
}

import { readUrl } from './read-url.ts'

const base = 'https://site.invalid'
/** Length limit of a target, longer than any URL of the application. */
const MAX_LENGTH = 1000
/**
 * Characters that no URL of the application contains: programs read a backslash as a slash, and drop control characters and line
 * separators.
 */
export const refusedInAddress = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Prefixes that serve no page. A redirect there would show raw data or perform an action. */
const noPage = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:api|media|assets)(?:\/|$)/i

/** Tests if a path belongs to calls or files, so that no page can stand there. */
export const servesNoPage = (pathname: string): boolean => noPage.test(pathname)

function isPage(pathname: string): boolean {
  return !pathname.startsWith('//') && !servesNoPage(pathname)
}

/** Returns the requested redirect path when it is a page of the site; null for any other target. */
export function safeTarget(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > MAX_LENGTH || refusedInAddress.test(target)) return null
  // A proxy that decodes again would turn an escaped slash or dot into a real one.
  if (/%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f|25)/i.test(target.split(/[?#]/, 1)[0] ?? '')) return null
  const url = readUrl(target, base)
  return url?.origin === base && isPage(url.pathname) ? url.pathname + url.search + url.hash : null
}

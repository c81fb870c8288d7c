import { getDomain } from 'tldts'
import { isHostName } from '#schemas/urls/read-host.ts'

const KEYWORD = /^(?:'[\w+/=-]+'|data:|blob:)$/
const ORIGIN = /^(?:https?|wss?):\/\/(\*\.)?([^/:*]+)(?::\d{1,5})?(?:\/[\w./~%-]*)?$/i

/**
 * Tests if a text may stand as a source in a content security policy: a keyword, or an address whose host is a name of DNS. A wildcard stands
 * below a registrable domain, never below a public suffix.
 */
export function isPolicySource(source: string): boolean {
  if (KEYWORD.test(source)) return true
  const [, wildcard, host = ''] = ORIGIN.exec(source) ?? []
  return isHostName(host) && (wildcard === undefined || getDomain(host, { allowPrivateDomains: true }) !== null)
}

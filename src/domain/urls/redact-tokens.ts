// Paths of the links in mails, and segments that look like a token of the application.
const tokenPlace =
  /(\/(?:password\/+reset|auth\/+confirm|auth\/+email|lettre\/+(?:confirmation|desinscription)|newsletter\/+(?:unsubscribe|confirmation)|evenements\/+annulation|events\/+cancellation|preview|voir|invitation|(?:suivi-commande|order-tracking|retractation|(?<!order\/)withdrawal)\/+[^/]+)\/+)(?!ask(?:\/|$))[^/]+/gi
const longToken = /(^|\/)(?=[^/]*\d)(?=[^/]*[A-Z])[A-Za-z0-9_-]{32,}(?=\/|$)/g

/** Limit of nested percent-encoding. The application never encodes twice. */
const MAX_ESCAPES = 8

/** Decodes letters and signs of a path until nothing changes; null when the limit is reached. Other characters cannot hide a token. */
function readEscapes(path: string): string | null {
  let read = path
  for (let times = 0; times < MAX_ESCAPES; times += 1) {
    const before = read
    read = before.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (read === before) return read
  }
  return null
}

/**
 * Replaces the tokens of a path by an ellipsis, for logs and counts.
 * The path is decoded first, so that an escaped slash hides nothing. A path without a token is returned unchanged.
 */
export function redactTokens(path: string): string {
  const read = readEscapes(path)
  if (read === null) return '/…'
  const safe = read.replace(tokenPlace, '$1…').replace(longToken, '$1…')
  return safe === read ? path : safe
}

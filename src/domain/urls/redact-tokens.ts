// Where mails lead to; and whatever is as long and as mixed as a token of ours.
const tokenPlace =
  /(\/(?:password\/+reset|auth\/+confirm|auth\/+email|lettre\/+(?:confirmation|desinscription)|newsletter\/+(?:unsubscribe|confirmation)|evenements\/+annulation|events\/+cancellation|preview|(?:suivi-commande|order-tracking|retractation|(?<!order\/)withdrawal)\/+[^/]+)\/+)(?!ask(?:\/|$))[^/]+/gi
const longToken = /(^|\/)(?=[^/]*\d)(?=[^/]*[A-Z])[A-Za-z0-9_-]{32,}(?=\/|$)/g

/** How often an address may be escaped over and over: no program of ours does it twice. */
const mostEscapes = 8

/** A path with the letters and signs in it that were escaped, however often; null when that has no end. Other characters hide no token and stay as they are. */
function readEscapes(path: string): string | null {
  let read = path
  for (let times = 0; times < mostEscapes; times += 1) {
    const before = read
    read = before.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (read === before) return read
  }
  return null
}

/**
 * A path without the tokens in it that open something: for logs and counts, which are read by others than the one it was sent to.
 * It is read as whoever answers it reads it: an escaped slash hides nothing. One without a token stays as it was written.
 */
export function redactTokens(path: string): string {
  const read = readEscapes(path)
  if (read === null) return '/…'
  const safe = read.replace(tokenPlace, '$1…').replace(longToken, '$1…')
  return safe === read ? path : safe
}

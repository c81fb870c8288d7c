// Where mails lead to; and whatever is as long and as mixed as a token of ours.
const tokenPlace =
  /^(.*\/(?:password\/reset|auth\/confirm|auth\/email|lettre\/(?:confirmation|desinscription)|newsletter\/(?:unsubscribe|confirmation)|preview|(?:suivi-commande|order-tracking|retractation|(?<!order\/)withdrawal)\/[^/]+)\/)(?!ask(?:\/|$))[^/]+/
const longToken = /(^|\/)(?=[^/]*\d)(?=[^/]*[A-Z])[A-Za-z0-9_-]{32,}(?=\/|$)/g

/** A path without the tokens in it that open something: for logs and counts, which are read by others than the one it was sent to. */
export function withoutTokens(path: string): string {
  return path.replace(tokenPlace, '$1…').replace(longToken, '$1…')
}

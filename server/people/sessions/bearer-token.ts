const isBearer = /^Bearer(?:\s+(.*))?$/i
// What browsers add by themselves for whoever guards the site from outside: `Basic dXNlcjpwYXNz`.
const isOtherScheme = /^[a-z][\w-]*\s/i

/** The session's token in a header Authorization, bare or after Bearer; null when it holds none, or what is meant for somebody else. */
export function tokenInHeader(authorization: string | undefined): string | null {
  const given = authorization?.trim() ?? ''
  const bearer = isBearer.exec(given)
  if (bearer) return bearer[1] ?? null
  return given === '' || isOtherScheme.test(given) ? null : given
}

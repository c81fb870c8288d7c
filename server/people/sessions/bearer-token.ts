const isBearer = /^Bearer(?:\s+(\S.*))?$/i
// Browsers add `Basic dXNlcjpwYXNz` by themselves when a proxy in front of the site asks for a password.
const isOtherScheme = /^[a-z][\w-]*\s/i

/** The session token of an Authorization header, bare or after `Bearer`; null without one or for another scheme. */
export function tokenInHeader(authorization: string | undefined): string | null {
  const given = authorization?.trim() ?? ''
  const bearer = isBearer.exec(given)
  if (bearer) return bearer[1] ?? null
  return given === '' || isOtherScheme.test(given) ? null : given
}

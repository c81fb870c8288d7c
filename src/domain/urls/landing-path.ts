/** Path of the panel. */
export const panelPath = '/admin'

/**
 * The first page of the account in any language, without query and anchor. The table of system pages is too large for the scripts of
 * visitors.
 */
const accountFront = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:compte|account)\/?$/i

/** Tests if a path leads to the first page of the account, where the links « Mon compte » of a site lead. */
export function isAccountFront(path: string): boolean {
  return accountFront.test(path)
}

/** Where a person wants to go who has just signed in. */
export interface Landing {
  /** The page that asked for the sign-in, or null. */
  readonly target: string | null
  readonly isAdmin: boolean
}

/**
 * Returns the page to open after signing in: the one that asked for it, or null for the home page. The panel replaces the home page and
 * the first page of the account for administrators, because the links of a site to sign in lead there.
 */
export function landingPath({ target, isAdmin }: Landing): string | null {
  return isAdmin && (target === null || isAccountFront(target)) ? panelPath : target
}

/** Most characters of an address that leads elsewhere, without its first slash. */
export const REDIRECT_MAX = 500

/** Most redirects that people make for one site. */
export const SITE_REDIRECTS = 1000

/** Most missing addresses that are counted for a site on one day. */
export const DAY_MISSED = 200

/** Most characters of a missing address that is counted. */
export const MISSED_MAX = 300

/** Days over which missing addresses are listed. */
export const MISSED_DAYS = 30

/** Most missing addresses in the list. */
export const SHOWN_MISSED = 100

/** Most pages that are proposed as the target of a redirect. */
export const PROPOSED_PAGES = 500

/** Most redirects of moved pages and contents in the list, the newest first. */
export const SHOWN_MOVES = 1000

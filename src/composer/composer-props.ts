import type { AdminApi } from '#api-client/admin/create-admin-api.ts'

/** The lock of the panel, which lies over the work when the session has ended. */
export interface ComposerLock {
  readonly state: () => { readonly isLocked: boolean }
  readonly subscribe: (listener: () => void) => () => void
  /** Calls back when the person has come back. */
  readonly onUnlock: (listener: () => void) => () => void
  /** Says how many changes wait on this device. */
  readonly setKeptChanges: (count: number) => void
}

/** The site whose page is edited. */
export interface ComposerSite {
  readonly siteName: string
  readonly siteHost: string
  readonly siteUrl: string
  /** Languages of the site, the default one first. */
  readonly locales: readonly string[]
}

/** Everything that the composer gets from the panel. */
export interface ComposerProps {
  readonly idPage: number
  readonly locale: string
  readonly admin: AdminApi
  readonly site: ComposerSite
  readonly accountId: number
  readonly lock: ComposerLock
  /** Goes back to the list of pages. */
  readonly onLeave: () => void
  /** Edits another page, in the same language. */
  readonly onPage: (idPage: number) => void
  /** Begins a new page. */
  readonly onNewPage: () => void
  /** Edits the page in another language. */
  readonly onLocale: (locale: string) => void
}

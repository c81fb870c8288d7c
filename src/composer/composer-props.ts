import type { Right } from '#schemas/admin/resources/rights.ts'
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
  /** Rights of the person who edits. */
  readonly rights: readonly Right[]
}

/** Names what is edited: a page, a shared section, or the header and the footer around pages. */
export interface EditedKey {
  readonly kind: 'page' | 'shell' | 'section'
  readonly id: number
}

/** Everything that the composer gets from the panel. */
export interface ComposerProps {
  readonly edited: EditedKey
  /** The page that a shell is shown around; null for the home page. */
  readonly around: number | null
  /** The address of the item that a page of items shows; null for the first one. */
  readonly item: string | null
  readonly locale: string
  /** True for a page that was just made: its first text is selected, ready to be typed. */
  readonly isNew?: boolean
  readonly admin: AdminApi
  readonly site: ComposerSite
  readonly accountId: number
  readonly lock: ComposerLock
  /** Goes back to the list of pages. */
  readonly onLeave: () => void
  /** Called after each publication. */
  readonly onPublished: (edited: EditedKey) => void
  /** Edits another page, in the same language. */
  readonly onPage: (idPage: number) => void
  /** Edits a header and a footer, around the page that is edited now. */
  readonly onShell: (id: number) => void
  /** Edits a shared section. */
  readonly onSection: (id: number) => void
  /** Begins a new page. */
  readonly onNewPage: () => void
  /** Edits the page in another language. */
  readonly onLocale: (locale: string) => void
}

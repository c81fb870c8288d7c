interface MenuText {
  /** Null for an entry of a page that is named as the page. */
  readonly title: string | null
  readonly menuTitle?: string | null
  readonly url?: string | null
}

/** Input of a menu save: one entry with its texts by locale. */
export interface MenuInput {
  /** Id of a stored entry of the site; without it the entry is new. */
  readonly id?: number
  /** The name of the entry in drafts. */
  readonly blockId?: string
  readonly linkType: 'NONE' | 'SELF'
  readonly showInMenu: boolean
  /** The page that the entry leads to, null for none. Without it, a page is looked for by the addresses of the texts. */
  readonly pageId?: number | null
  readonly texts: Readonly<Record<string, MenuText>>
  readonly children?: readonly MenuInput[]
}

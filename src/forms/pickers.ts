import type { ChoiceKind } from './field-tree.ts'

/** How a page stands for visitors: all but the first are not reached now. */
export type PageStanding = 'online' | 'draft' | 'planned' | 'archived'

/** A page of the site that a link can lead to. */
export interface PageChoice {
  /** Address as links write it: `/contact`. */
  readonly href: string
  readonly title: string
  /** Address of its picture; null where there is none. */
  readonly thumb: string | null
  /** How it stands for visitors. */
  readonly standing: PageStanding
}

/** A place of the document that a link can lead to. */
export interface AnchorChoice {
  /** Its name without the `#`. */
  readonly anchor: string
  readonly label: string
}

/** A picture or a file of the media. */
export interface MediaItem {
  readonly id: number
  readonly name: string
  /** Address as texts and links write it: `/media/12.webp`. */
  readonly src: string
  /** Address of a small version for lists; equal to `src` where there is none. */
  readonly thumb: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
  readonly bytes: number | null
  /** The version that a change of its text is meant for. */
  readonly version: number
  /** True for a file whose own text the person may not change: visitors see it. */
  readonly isFixed?: boolean
}

/** One part of the media, in the order of the list. */
export interface MediaPage {
  readonly items: readonly MediaItem[]
  /** Leads to the next part; null at the end. */
  readonly next: string | null
}

/** Orders of the media: the last one first, by name, the heaviest first. */
export const mediaOrders = ['recent', 'name', 'size'] as const

/** One order of the media. */
export type MediaOrder = (typeof mediaOrders)[number]

/** Media that a search is limited to: all of a kind, or one kind of files. */
export type MediaKind = 'picture' | 'file' | 'document' | 'video'

/** A search in the media. */
export interface MediaSearch {
  readonly query: string
  readonly kind: MediaKind
  readonly order: MediaOrder
  /** Limits the search to the media of the document that is edited. */
  readonly isUsedHere: boolean
  /** The `next` of the part before; null for the first. */
  readonly after: string | null
}

/** A refused upload; its message is the reason, ready to show. */
export class UploadRefusal extends Error {
  /** True where nothing is wrong with the file: the same one may be taken another time. */
  readonly canRetry: boolean

  constructor(message: string, canRetry = false) {
    super(message)
    this.canRetry = canRetry
  }
}

/** A refused text: another one was stored since the media was read. */
export class DescribedMeanwhile extends Error {
  /** The media as it is now. */
  readonly now: MediaItem

  constructor(now: MediaItem) {
    super('another text was stored meanwhile')
    this.now = now
  }
}

/** A value of the site that texts name instead of repeating it. */
export interface SiteValue {
  /** `{{COMPANY_PHONE}}`. */
  readonly placeholder: string
  readonly label: string
  /** The value today; empty where the site has none. */
  readonly now: string
}

/** A content of the site that a field can name. */
export interface Choice {
  /** The value that the document stores. */
  readonly value: string | number
  readonly label: string
  /** A second fact that tells equal labels apart; empty where there is none. */
  readonly detail: string
  /** False where visitors do not see it now. */
  readonly isOnline: boolean
}

/** A surface of the theme with the text on it, as CSS colours. */
export interface Swatch {
  readonly surface: string
  readonly text: string
}

/** The colours of the theme by what they are for. */
export const themeColours = ['ground', 'ink', 'accent', 'deep', 'light'] as const

/** A colour of the theme as `#rrggbb`. */
export interface ThemeColour {
  readonly name: (typeof themeColours)[number]
  readonly value: string
}

/** Ways to the pages, the media and the values of a site. Forms ask no server themselves. */
export interface Pickers {
  readonly pages: (query: string) => Promise<readonly PageChoice[]>
  /** The places of the document as it is now. */
  readonly anchors: () => readonly AnchorChoice[]
  readonly media: {
    /** Stands for the library: forms with the same one show the same uploads. */
    readonly library: object
    readonly list: (search: MediaSearch) => Promise<MediaPage>
    readonly find: (id: number) => Promise<MediaItem | null>
    /** `onProgress` receives the share that is sent, from 0 to 1; `signal` cancels the request. Rejects with an `UploadRefusal` where the library does not take the file. */
    /** Sends a file, made ready before: `onProgress` hears 0 once it is, then how much of it has left. */
    readonly upload: (file: File, onProgress: (share: number) => void, signal?: AbortSignal) => Promise<MediaItem>
    /**
     * Stores the alternative text of the media itself in the place of the one that was read. Rejects with a `DescribedMeanwhile` where another text
     * was stored since.
     */
    readonly describe: (media: MediaItem, alt: string) => Promise<MediaItem>
  }
  readonly values: readonly SiteValue[]
  /** Contents that fields name by a number or a short text. */
  readonly choices: {
    readonly list: (kind: ChoiceKind, query: string) => Promise<readonly Choice[]>
    readonly find: (kind: ChoiceKind, value: Choice['value']) => Promise<Choice | null>
  }
  /** The colours of the site. A theme that is not known yet has none. */
  readonly theme: {
    readonly tone: (name: string) => Swatch | null
    readonly colours: () => readonly ThemeColour[]
  }
}

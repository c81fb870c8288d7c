import type { DehydratedState } from '@tanstack/react-query'
import type { Image } from '#schemas/api/base/image.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import type { BlockData, PageError, SentForm } from '#schemas/runtime/site-rendering.ts'
import type { BlockNode, StaticBlock } from '#renderer/render-blocks.tsx'
import type { PageContext } from '#renderer/context.ts'
import type { LocaleSet } from '#i18n/locale.ts'

/** The regions of a shell in the order of the document. */
export const REGIONS = ['topBar', 'appBar', 'mobileAppBar', 'footer', 'bottomBar'] as const

/** The name of one region of a shell. */
export type RegionName = (typeof REGIONS)[number]

/** A page's own words for search engines and shared links. */
export interface PageSeo {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly image?: number | null | undefined
  readonly noIndex?: boolean | undefined
}

/** What pages show of the site’s start; of a setting, its name and its value. */
export interface SiteData {
  readonly site: SiteInfo
  readonly parameters: readonly Pick<SiteParameter, 'type' | 'value'>[]
}

/** All that a page shows: made by the server for the first one, by the browser for those that follow. */
export interface PageState {
  readonly locales: LocaleSet
  readonly page: PageContext & { readonly seo: PageSeo; readonly shell: 'default' | 'page' }
  readonly regions: Readonly<Record<RegionName, readonly BlockNode[]>>
  readonly blocks: readonly BlockNode[]
  /** The blocks whose title is the page's h1; when there is none, the page's own title is. */
  readonly titleBlocks: readonly string[]
  readonly data: BlockData
  /** What the server has asked for interactive blocks, for the browser to go on from. */
  readonly queries: DehydratedState | null
  readonly media: readonly Image[]
  /** Whether the site's banner stands above the page. */
  readonly hasBanner: boolean
  /** Null in the first page of a browser that has nothing to bring to life: no view will ask for it. */
  readonly start: SiteData | null
  readonly error: PageError | null
  /** The form that was sent to this page and refused. */
  readonly form?: SentForm | null
  /** The mark of whoever the page was made for, which its forms carry. */
  readonly owner?: string | undefined
  /** The server's HTML of the subtrees that the browser keeps. */
  readonly kept?: ReadonlyMap<string, StaticBlock>
}

/** The regions of a page that has none. */
export const NO_REGIONS: PageState['regions'] = { topBar: [], appBar: [], mobileAppBar: [], footer: [], bottomBar: [] }

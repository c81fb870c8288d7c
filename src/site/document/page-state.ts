import type { DehydratedState } from '@tanstack/react-query'
import type { Image } from '#schemas/api/base/image.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { SiteParameter } from '#schemas/api/sites/parameter.ts'
import type { BlockData, PageError, SentForm } from '#schemas/runtime/site-rendering.ts'
import type { MissingParts } from '#engine/needs/missing-parts.ts'
import type { BlockNode, StaticBlock } from '#renderer/render-blocks.tsx'
import type { PageContext } from '#renderer/context.ts'
import type { LocaleSet } from '#i18n/locale.ts'

/** The regions of a shell in the order of the document. */
export const REGIONS = ['topBar', 'appBar', 'mobileAppBar', 'footer', 'bottomBar'] as const

/** The name of a region of a shell. */
export type RegionName = (typeof REGIONS)[number]

/** The texts of a page for search engines and shared links. */
export interface PageSeo {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly image?: number | null | undefined
  readonly noIndex?: boolean | undefined
}

/** The public data of a site. Settings are reduced to name and value. */
export interface SiteData {
  readonly site: SiteInfo
  readonly parameters: readonly Pick<SiteParameter, 'type' | 'value'>[]
}

/** The state of a page, built by the server for the first page and by the browser for the next ones. */
export interface PageState {
  readonly locales: LocaleSet
  readonly page: PageContext & { readonly seo: PageSeo; readonly shell: 'default' | 'page' }
  readonly regions: Readonly<Record<RegionName, readonly BlockNode[]>>
  readonly blocks: readonly BlockNode[]
  /** The ids of the blocks with the h1 of the page. Without one, the title of the page is the h1. */
  readonly titleBlocks: readonly string[]
  readonly data: BlockData
  /** The data that the server has loaded for interactive blocks, to hydrate the queries. */
  readonly queries: DehydratedState | null
  readonly media: readonly Image[]
  /** True when the banner of the site is above the page. */
  readonly hasBanner: boolean
  /** Null in a first page without interactive blocks, as no view reads it. */
  readonly start: SiteData | null
  /** The blocks that lack answers for now. */
  readonly missing?: MissingParts | undefined
  readonly error: PageError | null
  /** The rejected form of this page. */
  readonly form?: SentForm | null
  /** The token of the visitor, which forms contain. */
  readonly owner?: string | undefined
  /** The HTML of static subtrees that the browser retains. */
  readonly kept?: ReadonlyMap<string, StaticBlock>
}

/** The regions of a page without a shell. */
export const NO_REGIONS: PageState['regions'] = { topBar: [], appBar: [], mobileAppBar: [], footer: [], bottomBar: [] }

import type { ColumnType, Generated } from 'kysely'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { Closure } from '#domain/opening-hours/closures.ts'
import type { GeneratedTime, Defaulted, JsonMap, NullableTime, StoredDocument } from './column-types.ts'

/** Rows of `countries`. */
export interface CountriesTable {
  id: number
  alpha_two: string
  alpha_three: string
  num_code: number
  name: string
}

/** Rows of `languages`. */
export interface LanguagesTable {
  id: number
  code: string
  label: string
  deepl_code: string
  country_id: number
}

/** Rows of `sites`. */
export interface SitesTable {
  id: Generated<number>
  uid: Generated<string>
  name: string
  is_default: Defaulted<boolean>
  is_winemaker: Defaulted<boolean>
  is_e_commerce: Defaulted<boolean>
  is_building: Defaulted<boolean>
  technical_file_model: string | null
  dashboard_type: Defaulted<string>
  default_locale: string
  banner: Defaulted<JsonMap>
  theme: Defaulted<JsonMap>
  font_files: Defaulted<Json>
  cookie_domain: string | null
  image_hosts: Defaulted<string[]>
  content_version: Generated<number>
  content_xid: ColumnType<string | null, never, never>
  /** On the default site: the PUBLIC_URL of the server that was last started. */
  served_at: string | null
  created_at: GeneratedTime
}

/** Rows of `site_domains`. */
export interface SiteDomainsTable {
  host: string
  site_id: number
  kind: 'dev' | 'prod'
  /** When the host was seen to lead to its site; null until then. */
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Rows of `site_languages`. */
export interface SiteLanguagesTable {
  site_id: number
  locale: string
  is_valid: Defaulted<boolean>
  position: Defaulted<number>
}

/** Rows of `appearances`: each site has one, under its own number. */
export interface AppearancesTable {
  id: number
  site_id: number
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  deleted_at: NullableTime
}

/** Rows of `site_fonts`. */
export interface SiteFontsTable {
  site_id: number
  type: 'TITLE' | 'CONTENT' | 'MENU'
  family: string
  color: string
  size: number
  weight: number
  style: Defaulted<string>
}

/** Rows of `site_logos`. */
export interface SiteLogosTable {
  id: Generated<number>
  site_id: number
  type: 'LOGO' | 'LOGO_LIGHT_THEME' | 'LOGO_DARK_THEME' | 'LOGO_FAVICON' | 'LOGO_FOOTER'
  filename: string
  alt: Defaulted<string>
  media_id: number | null
}

/** Rows of `parameters`. */
export interface ParametersTable {
  site_id: number
  type: string
  locale: Defaulted<string>
  value: Json
  updated_at: GeneratedTime
}

/** Rows of `menu_items`. */
export interface MenuItemsTable {
  id: Generated<number>
  site_id: number
  parent_id: number | null
  position: Defaulted<number>
  link_type: Defaulted<'NONE' | 'SELF'>
  show_in_menu: Defaulted<boolean>
  /** The page that the entry leads to; its address is that of the page. */
  page_id: Defaulted<number | null>
  /** True for an entry of a page, also once that page is erased. */
  follows_page: Defaulted<boolean>
  /** The name of the entry in drafts; null for one that was stored before there were any. */
  block_id: Defaulted<string | null>
}

/** Rows of `menu_revisions`: the saved states of menus. */
export interface MenuRevisionsTable {
  id: Generated<number>
  site_id: number
  entries: StoredDocument<Block[]>
  hash: string
  /** The numbers of its new entries, by their names in drafts. */
  numbers: ColumnType<unknown, Readonly<Record<string, number>> | undefined, Readonly<Record<string, number>>>
  /** True for a revision that visitors have not seen: one with a name, or a planned one. */
  is_aside: Defaulted<boolean>
  saved_by: string
  saved_at: GeneratedTime
}

/** Rows of `menu_item_texts`. */
export interface MenuItemTextsTable {
  site_id: number
  menu_item_id: number
  locale: string
  /** Null for an entry of a page that is named as the page. */
  title: string | null
  menu_title: string | null
  url: string | null
}

/** Rows of `site_apps` and `site_law`: an item of the panel that each site has once, whose contents are in other tables. */
export interface ItemOfSiteTable {
  id: number
  site_id: number
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  deleted_at: NullableTime
}

/** Rows of `opening_hours`: what the opening hours of a site have beside the week, which is the configuration `OPENING_HOURS`. */
export interface OpeningHoursTable {
  id: number
  site_id: number
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  deleted_at: NullableTime
  closures: ColumnType<readonly Closure[], string | undefined, string>
  /** Instants at which what derives from the closures changes. */
  edges: Defaulted<Date[]>
  collect_follows: Defaulted<boolean>
  address_ids: Defaulted<number[]>
}

/** Rows of `component_confs`. */
export interface ComponentConfsTable {
  site_id: number
  slug: string
  locale: Defaulted<string>
  config: JsonMap
}

/** Rows of `seeded_items`. */
export interface SeededItemsTable {
  site_id: number
  key: string
  source_hash: string
  stored_hash: string
  ref_id: number | null
  seeded_at: GeneratedTime
}

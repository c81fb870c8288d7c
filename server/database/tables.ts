import type { ColumnType, Generated } from 'kysely'
import type { Block, Json, Seo, ShellRegions } from '#schemas/generated/content.ts'

type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>
type JsonMap = Record<string, Json>

interface CountriesTable {
  id: number
  alpha_two: string
  alpha_three: string
  num_code: number
  name: string
}

interface LanguagesTable {
  id: number
  code: string
  label: string
  deepl_code: string
  country_id: number
}

interface SitesTable {
  id: Generated<number>
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
  content_version: Generated<number>
  content_xid: ColumnType<string | null, never, never>
  created_at: GeneratedTime
}

interface SiteDomainsTable {
  host: string
  site_id: number
  kind: 'dev' | 'prod'
}

interface SiteLanguagesTable {
  site_id: number
  locale: string
  is_valid: Defaulted<boolean>
  position: Defaulted<number>
}

interface SiteFontsTable {
  site_id: number
  type: 'TITLE' | 'CONTENT' | 'MENU'
  family: string
  color: string
  size: number
  weight: number
  style: Defaulted<string>
}

interface SiteLogosTable {
  id: Generated<number>
  site_id: number
  type: 'LOGO' | 'LOGO_LIGHT_THEME' | 'LOGO_DARK_THEME' | 'LOGO_FAVICON' | 'LOGO_FOOTER'
  filename: string
  alt: Defaulted<string>
  media_id: number | null
}

interface ParametersTable {
  site_id: number
  type: string
  locale: Defaulted<string>
  value: Json
  updated_at: GeneratedTime
}

interface MenuItemsTable {
  id: Generated<number>
  site_id: number
  parent_id: number | null
  position: Defaulted<number>
  link_type: Defaulted<'NONE' | 'SELF'>
  show_in_menu: Defaulted<boolean>
}

interface MenuItemTextsTable {
  site_id: number
  menu_item_id: number
  locale: string
  title: string
  menu_title: string | null
  url: string | null
}

interface ComponentConfsTable {
  site_id: number
  slug: string
  locale: Defaulted<string>
  config: JsonMap
}

interface MediaTable {
  id: Generated<number>
  site_id: number
  external_id: string
  external_type: Defaulted<'MEDIA' | 'EMBED'>
  filename: string
  mime: string
  file: string
  bytes: number
  hash: string
  width: number | null
  height: number | null
  blur: string | null
  texts: Defaulted<Record<string, { name?: string; alt?: string }>>
  created_at: GeneratedTime
}

interface MediaVariantsTable {
  site_id: number
  media_id: number
  width: number
  height: number
  mime: string
  file: string
  bytes: number
}

interface ShellsTable {
  site_id: number
  name: 'default' | 'page'
  locale: string
  regions: ShellRegions
  hash: string
  edges: Defaulted<Date[]>
}

interface PagesTable {
  id: Generated<number>
  site_id: number
  created_at: GeneratedTime
}

interface LayoutsTable {
  id: Generated<number>
  site_id: number
  page_id: number
  locale: string
}

/** What a revision keeps beside the blocks. */
export interface PageHead {
  url: string
  title: string
  seo: Seo
  shell: 'default' | 'page'
  middleware: string[]
}

interface RevisionsTable {
  id: Generated<number>
  site_id: number
  page_id: number
  locale: string
  head: PageHead
  blocks: Block[]
  hash: string
  edges: Defaulted<Date[]>
  saved_by: string
  saved_at: GeneratedTime
  sanitised_hashes: Defaulted<string[]>
  sanitiser_version: Defaulted<string>
}

interface PageDocumentsTable {
  site_id: number
  page_id: number
  locale: string
  layout_id: number
  url: string
  title: string
  seo: Defaulted<Seo>
  shell: Defaulted<'default' | 'page'>
  middleware: Defaulted<string[]>
  head_revision_id: number
  published_revision_id: number | null
  publish_at: NullableTime
  deleted_at: NullableTime
  updated_at: GeneratedTime
}

interface PageMovesTable {
  site_id: number
  locale: string
  url: string
  page_id: number
  moved_at: GeneratedTime
}

interface TagsTable {
  site_id: number
  value: string
  labels: Record<string, string>
}

interface BlogFoldersTable {
  id: Generated<number>
  site_id: number
  parent_id: number | null
  position: Defaulted<number>
  image_id: number | null
}

interface BlogsTable {
  id: Generated<number>
  site_id: number
  folder_id: number | null
  image_id: number | null
  author: string | null
  tags: Defaulted<string[]>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: NullableTime
  updated_at: GeneratedTime
  deleted_at: NullableTime
}

interface BlogTextsTable {
  site_id: number
  locale: string
  slug: string
  folder_id: number | null
  blog_id: number | null
  title: string
  summary: string | null
  content: Defaulted<string>
  seo: Defaulted<Seo>
  search: ColumnType<string, never, never>
}

interface ElementCollectionsTable {
  id: Generated<number>
  site_id: number
  route: string
  labels: Defaulted<Record<string, string>>
  addresses: Defaulted<Record<string, string>>
  schema: JsonMap
  default_order: Defaulted<string>
}

interface ElementsTable {
  id: Generated<number>
  site_id: number
  collection_id: number
  position: Defaulted<number>
  image_id: number | null
  properties: Defaulted<JsonMap>
  status: Defaulted<'DRAFT' | 'PUBLISHED'>
  published_at: GeneratedTime
  deleted_at: NullableTime
}

interface ElementTextsTable {
  site_id: number
  collection_id: number
  element_id: number
  locale: string
  slug: string
  title: string
  content: Defaulted<string>
  properties: Defaulted<JsonMap>
  search: ColumnType<string, never, never>
}

interface VisitsTable {
  id: Generated<number>
  site_id: number
  source: string
  visited_at: GeneratedTime
}

interface VisitCountsTable {
  site_id: number
  day: string
  path: string
  count: number
}

interface BudgetsTable {
  name: string
  caller: string
  started_at: GeneratedTime
  taken: number
}

interface SeededItemsTable {
  site_id: number
  key: string
  source_hash: string
  stored_hash: string
  ref_id: number | null
  seeded_at: GeneratedTime
}

/** Every table of the database as Kysely sees it; the migrations make them. */
export interface Tables {
  countries: CountriesTable
  languages: LanguagesTable
  sites: SitesTable
  site_domains: SiteDomainsTable
  site_languages: SiteLanguagesTable
  site_fonts: SiteFontsTable
  site_logos: SiteLogosTable
  parameters: ParametersTable
  menu_items: MenuItemsTable
  menu_item_texts: MenuItemTextsTable
  component_confs: ComponentConfsTable
  media: MediaTable
  media_variants: MediaVariantsTable
  shells: ShellsTable
  pages: PagesTable
  layouts: LayoutsTable
  revisions: RevisionsTable
  page_documents: PageDocumentsTable
  page_moves: PageMovesTable
  tags: TagsTable
  blog_folders: BlogFoldersTable
  blogs: BlogsTable
  blog_texts: BlogTextsTable
  element_collections: ElementCollectionsTable
  elements: ElementsTable
  element_texts: ElementTextsTable
  visits: VisitsTable
  visit_counts: VisitCountsTable
  seeded_items: SeededItemsTable
  budgets: BudgetsTable
}

import type { Generated } from 'kysely'
import type {
  AuditHeadsTable,
  AuditLogTable,
  IdempotencyKeysTable,
  LoginFailuresTable,
  SessionsTable,
  UsersTable,
} from './account-tables.ts'
import type {
  AwardsTable,
  BoxContentsTable,
  MealIconsTable,
  PriceHistoryTable,
  ProductDiscountsTable,
  FactWordsTable,
  ProductEntriesTable,
  ProductImagesTable,
  ProductKindsTable,
  ProductMealIconsTable,
  ProductsTable,
  ProductTextsTable,
  RecommendedProductsTable,
  SellablesTable,
  StockMovementsTable,
  StocksTable,
  VariationsTable,
  VariationValuesTable,
} from './catalogue-tables.ts'
import type { GeneratedTime } from './column-types.ts'
import type { PublicationActDocumentsTable, PublicationActsTable, PublicationsTable, RevisionNamesTable } from './publication-tables.ts'
import type { InboxItemsTable, InboxRepliesTable } from './inbox-tables.ts'
import type { ResourceTables } from './resource-tables.ts'
import type { DraftNotesTable, DraftPresenceTable, DraftReviewsTable, ListViewsTable } from './draft-people-tables.ts'
import type {
  DraftBatchesTable,
  DraftSharesTable,
  DraftsTable,
  DraftStepsTable,
  LayoutPreviewsTable,
  PreviewTokensTable,
} from './draft-tables.ts'
import type {
  MediaCaptionsTable,
  MediaAddressesTable,
  MediaLeftoversTable,
  MediaTable,
  MediaVariantsTable,
  TagsTable,
  BlogFoldersTable,
  BlogsTable,
  BlogTextsTable,
  ElementCollectionsTable,
  ElementsTable,
  ElementTextsTable,
} from './content-tables.ts'
import type {
  ConsentsTable,
  NewsletterLinksTable,
  NewsletterListsTable,
  NewsletterProofsTable,
  NewsletterRequestsTable,
  NewsletterSubscribersTable,
  NewsletterSubscriptionsTable,
  PrivacyRequestsTable,
} from './privacy-tables.ts'
import type {
  AlbumImagesTable,
  AlbumsTable,
  AlbumTextsTable,
  NewsTable,
  NewsTextsTable,
  ServicesTable,
  ServiceTextsTable,
} from './editorial-tables.ts'
import type {
  CarriersTable,
  CarrierTariffsTable,
  CollectBookingsTable,
  CountersTable,
  DiscountCodeSellablesTable,
  DiscountCodesTable,
  DiscountStepsTable,
  OrderEventsTable,
  OrderHoldsTable,
  OrderLinesTable,
  OrderShipmentsTable,
  OrdersTable,
  SaleTermsTable,
} from './order-tables.ts'
import type { AccountTokensTable, MemberNotesTable, PendingRegistrationsTable, TeamInvitationsTable } from './registration-tables.ts'
import type { PaperFilesTable, PapersTable } from './paper-tables.ts'
import type { PaymentsTable, RefundsTable, WebhookEventsTable } from './payment-tables.ts'
import type { SectionContentsTable, SectionRevisionsTable, SectionsTable } from './section-tables.ts'
import type {
  ShellRevisionsTable,
  ShellsTable,
  PagesTable,
  LayoutsTable,
  RevisionsTable,
  PageDocumentsTable,
  AddressTables,
  TakenVersionsTable,
  ShownWordsTable,
} from './page-tables.ts'
import type {
  CountriesTable,
  LanguagesTable,
  SitesTable,
  SiteDomainsTable,
  SiteLanguagesTable,
  AppearancesTable,
  SiteFontsTable,
  SiteLogosTable,
  ParametersTable,
  MenuItemsTable,
  MenuItemTextsTable,
  MenuRevisionsTable,
  ComponentConfsTable,
  SeededItemsTable,
} from './site-tables.ts'
import type {
  CompanyAddressesTable,
  EventRegistrationsTable,
  ExternalAppsTable,
  FormAnswersTable,
  FormFilesTable,
  FormsTable,
  MessagesTable,
  ReviewRemovalsTable,
  ReviewsTable,
} from './site-visitor-tables.ts'
import type { PageTextsTable, PageWordsTable } from './translation-tables.ts'
import type { ContentRefBuildsTable, ContentRefsTable } from './reference-tables.ts'
import type { OrderLinksTable, WithdrawalsTable } from './withdrawal-tables.ts'
import type { JobRunsTable, MailsTable, RoundsTable } from './background-tables.ts'

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

/** Every table of the database as Kysely sees it; the migrations make them. */
export interface Tables extends AddressTables, ResourceTables {
  countries: CountriesTable
  languages: LanguagesTable
  sites: SitesTable
  site_domains: SiteDomainsTable
  site_languages: SiteLanguagesTable
  appearances: AppearancesTable
  site_fonts: SiteFontsTable
  site_logos: SiteLogosTable
  parameters: ParametersTable
  menu_items: MenuItemsTable
  menu_item_texts: MenuItemTextsTable
  menu_revisions: MenuRevisionsTable
  component_confs: ComponentConfsTable
  media: MediaTable
  media_variants: MediaVariantsTable
  media_captions: MediaCaptionsTable
  media_addresses: MediaAddressesTable
  media_leftovers: MediaLeftoversTable
  shell_revisions: ShellRevisionsTable
  shells: ShellsTable
  pages: PagesTable
  layouts: LayoutsTable
  revisions: RevisionsTable
  page_documents: PageDocumentsTable
  drafts: DraftsTable
  draft_steps: DraftStepsTable
  draft_batches: DraftBatchesTable
  preview_tokens: PreviewTokensTable
  draft_shares: DraftSharesTable
  draft_reviews: DraftReviewsTable
  draft_notes: DraftNotesTable
  draft_presence: DraftPresenceTable
  list_views: ListViewsTable
  member_notes: MemberNotesTable
  team_invitations: TeamInvitationsTable
  publications: PublicationsTable
  revision_names: RevisionNamesTable
  /** A view: pages as visitors see them now. */
  seen_documents: PageDocumentsTable
  seen_shells: ShellsTable
  publication_acts: PublicationActsTable
  publication_act_documents: PublicationActDocumentsTable
  layout_previews: LayoutPreviewsTable
  taken_versions: TakenVersionsTable
  sections: SectionsTable
  section_revisions: SectionRevisionsTable
  section_contents: SectionContentsTable
  seen_sections: SectionContentsTable
  page_texts: PageTextsTable
  page_words: PageWordsTable
  content_refs: ContentRefsTable
  content_ref_builds: ContentRefBuildsTable
  shown_words: ShownWordsTable
  tags: TagsTable
  blog_folders: BlogFoldersTable
  blogs: BlogsTable
  blog_texts: BlogTextsTable
  element_collections: ElementCollectionsTable
  elements: ElementsTable
  element_texts: ElementTextsTable
  news: NewsTable
  news_texts: NewsTextsTable
  albums: AlbumsTable
  album_texts: AlbumTextsTable
  album_images: AlbumImagesTable
  services: ServicesTable
  service_texts: ServiceTextsTable
  product_kinds: ProductKindsTable
  variations: VariationsTable
  variation_values: VariationValuesTable
  products: ProductsTable
  product_texts: ProductTextsTable
  product_discounts: ProductDiscountsTable
  sellables: SellablesTable
  box_contents: BoxContentsTable
  price_history: PriceHistoryTable
  stocks: StocksTable
  stock_movements: StockMovementsTable
  product_images: ProductImagesTable
  awards: AwardsTable
  meal_icons: MealIconsTable
  product_meal_icons: ProductMealIconsTable
  recommended_products: RecommendedProductsTable
  product_entries: ProductEntriesTable
  fact_words: FactWordsTable
  carriers: CarriersTable
  carrier_tariffs: CarrierTariffsTable
  discount_codes: DiscountCodesTable
  discount_code_sellables: DiscountCodeSellablesTable
  discount_steps: DiscountStepsTable
  counters: CountersTable
  sale_terms: SaleTermsTable
  orders: OrdersTable
  order_events: OrderEventsTable
  order_lines: OrderLinesTable
  order_holds: OrderHoldsTable
  order_shipments: OrderShipmentsTable
  collect_bookings: CollectBookingsTable
  withdrawals: WithdrawalsTable
  order_links: OrderLinksTable
  payments: PaymentsTable
  refunds: RefundsTable
  webhook_events: WebhookEventsTable
  papers: PapersTable
  paper_files: PaperFilesTable
  event_registrations: EventRegistrationsTable
  messages: MessagesTable
  inbox_items: InboxItemsTable
  inbox_replies: InboxRepliesTable
  company_addresses: CompanyAddressesTable
  reviews: ReviewsTable
  review_removals: ReviewRemovalsTable
  external_apps: ExternalAppsTable
  forms: FormsTable
  form_answers: FormAnswersTable
  form_files: FormFilesTable
  visits: VisitsTable
  visit_counts: VisitCountsTable
  seeded_items: SeededItemsTable
  budgets: BudgetsTable
  users: UsersTable
  sessions: SessionsTable
  login_failures: LoginFailuresTable
  idempotency_keys: IdempotencyKeysTable
  audit_log: AuditLogTable
  audit_heads: AuditHeadsTable
  pending_registrations: PendingRegistrationsTable
  account_tokens: AccountTokensTable
  newsletter_lists: NewsletterListsTable
  newsletter_requests: NewsletterRequestsTable
  newsletter_proofs: NewsletterProofsTable
  newsletter_subscribers: NewsletterSubscribersTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  newsletter_links: NewsletterLinksTable
  privacy_requests: PrivacyRequestsTable
  consents: ConsentsTable
  mails: MailsTable
  job_runs: JobRunsTable
  rounds: RoundsTable
}

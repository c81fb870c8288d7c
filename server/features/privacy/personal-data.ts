import type { Words } from '#schemas/words.ts'
import type { ExportSection } from './export-sections.ts'
import { whyKept } from './why-kept.ts'

/** What becomes of a person's rows when the account is deleted: nothing is left of them, or something is, for a reason. */
type Erasure = 'erased' | { readonly kept: Words }

/** What a table knows of people, and what becomes of it. */
export interface PersonalTable {
  /** The columns that name a person, point to one, or stand for one. */
  readonly columns: readonly string[]
  /** Where it stands in the copy that a member may take; or why it does not. */
  readonly exported: ExportSection | { readonly not: string }
  readonly onDeletion: Erasure
  /** Columns that look as if they named somebody, and what they are. */
  readonly harmless?: Readonly<Record<string, string>>
}

/** A table that knows nothing of people. */
export interface ImpersonalTable {
  readonly columns: readonly []
  /** Columns that look as if they named somebody, and what they are. */
  readonly harmless?: Readonly<Record<string, string>>
}

const nobody: ImpersonalTable = { columns: [] }
const forADay = { kept: whyKept.forADay }

/** What every table of the database knows of people. One that is not here, and a column that looks as if it named somebody and is not told, fail the tests. */
export const personalData: Readonly<Record<string, PersonalTable | ImpersonalTable>> = {
  users: {
    columns: [
      'id',
      'email',
      'firstname',
      'lastname',
      'phone',
      'birthdate',
      'pending_email',
      'password_hash',
      'totp_secret',
      'totp_recovery',
      'totp_pending',
      'totp_enabled_at',
      'totp_last_step',
    ],
    exported: 'profile',
    onDeletion: { kept: whyKept.number },
  },
  sessions: { columns: ['user_id', 'device', 'token_hash'], exported: 'sessions', onDeletion: 'erased' },
  account_tokens: { columns: ['user_id', 'email', 'token_hash'], exported: 'links', onDeletion: 'erased' },
  pending_registrations: {
    columns: ['email', 'firstname', 'lastname', 'phone', 'birthdate', 'password_hash', 'token_hash'],
    exported: { not: 'Somebody typed it who has not shown that the address is theirs; there is none for an address with an account.' },
    onDeletion: 'erased',
  },
  login_failures: { columns: ['address'], exported: 'failedLogins', onDeletion: 'erased' },
  budgets: {
    columns: ['caller'],
    exported: { not: 'A count under a digest, for a day at most.' },
    onDeletion: forADay,
  },
  idempotency_keys: {
    columns: ['caller', 'answer'],
    harmless: { owner: 'The mark of the server that is at work on a request.' },
    exported: { not: 'The copy of an answer that the person was given, for a day.' },
    onDeletion: 'erased',
  },
  audit_log: {
    columns: ['actor_id', 'target', 'diff'],
    exported: 'acts',
    onDeletion: { kept: whyKept.acts },
  },
  audit_heads: nobody,
  newsletter_subscribers: { columns: ['email', 'address'], exported: 'newsletters', onDeletion: 'erased' },
  newsletter_subscriptions: { columns: ['subscriber_id'], exported: 'newsletters', onDeletion: 'erased' },
  newsletter_requests: { columns: ['email', 'token_hash'], exported: 'newsletterRequests', onDeletion: 'erased' },
  newsletter_proofs: {
    columns: ['address'],
    exported: 'newsletterConsents',
    onDeletion: { kept: whyKept.proofs },
  },
  newsletter_links: {
    columns: ['address', 'token_hash'],
    exported: { not: 'The digest of a link in a mail that the person has.' },
    onDeletion: { kept: whyKept.letterLinks },
  },
  privacy_requests: {
    columns: ['email', 'firstname', 'lastname', 'message', 'user_id'],
    exported: 'privacyRequests',
    onDeletion: { kept: whyKept.requests },
  },
  mails: {
    columns: ['recipient', 'data', 'user_id'],
    exported: 'mails',
    onDeletion: { kept: whyKept.mails },
  },
  event_registrations: {
    columns: ['email', 'firstname', 'lastname', 'phone', 'message', 'user_id', 'token_hashes'],
    exported: 'events',
    onDeletion: 'erased',
  },
  messages: {
    columns: ['email', 'firstname', 'lastname', 'phone', 'message', 'user_id'],
    exported: 'contactMessages',
    onDeletion: 'erased',
  },
  form_answers: { columns: ['answers', 'email', 'user_id'], exported: 'formAnswers', onDeletion: 'erased' },
  form_files: { columns: ['filename', 'content'], exported: 'formAnswers', onDeletion: 'erased' },
  forms: nobody,
  reviews: {
    columns: ['author'],
    exported: { not: 'What somebody published about the company, under the name that they chose.' },
    onDeletion: { kept: whyKept.reviews },
  },
  blogs: {
    columns: ['author'],
    exported: { not: 'The name under which an article is published, chosen by the site.' },
    onDeletion: { kept: whyKept.articles },
  },
  revisions: {
    columns: ['saved_by'],
    exported: { not: 'Who saved a page, by the number of the account.' },
    onDeletion: { kept: whyKept.revisions },
  },
  consents: nobody,
  countries: nobody,
  languages: nobody,
  sites: nobody,
  site_domains: nobody,
  site_languages: nobody,
  site_fonts: nobody,
  site_logos: nobody,
  parameters: nobody,
  menu_items: nobody,
  menu_item_texts: nobody,
  component_confs: nobody,
  media: { columns: [], harmless: { address: 'Where a picture or a video of another host is.' } },
  media_variants: nobody,
  media_captions: nobody,
  media_leftovers: nobody,
  shells: nobody,
  pages: nobody,
  layouts: nobody,
  page_documents: nobody,
  page_moves: nobody,
  tags: nobody,
  blog_folders: nobody,
  blog_texts: nobody,
  element_collections: { columns: [], harmless: { addresses: 'The words of the site’s own addresses.' } },
  elements: nobody,
  company_addresses: {
    columns: [],
    harmless: { address: 'Where the company is.', postal_code: 'Where the company is.', phone: 'That of the company.' },
  },
  external_apps: nobody,
  news: nobody,
  news_texts: nobody,
  albums: nobody,
  album_texts: nobody,
  album_images: nobody,
  services: nobody,
  service_texts: nobody,
  product_kinds: nobody,
  variations: nobody,
  variation_values: nobody,
  products: nobody,
  product_texts: nobody,
  product_discounts: nobody,
  sellables: nobody,
  box_contents: nobody,
  price_history: nobody,
  stocks: nobody,
  stock_movements: nobody,
  product_images: nobody,
  awards: nobody,
  meal_icons: nobody,
  product_meal_icons: nobody,
  recommended_products: nobody,
  product_entries: nobody,
  carriers: nobody,
  carrier_tariffs: nobody,
  discount_codes: nobody,
  discount_code_sellables: nobody,
  discount_steps: nobody,
  orders: {
    columns: [
      'token_hash',
      'user_id',
      'email',
      'firstname',
      'lastname',
      'phone',
      'majority_checked_at',
      'message',
      'gift',
      'company',
      'billing_address',
      'delivery_address',
      'access_point',
    ],
    harmless: { collect_address_id: 'Which of the company’s own addresses it is collected at.' },
    exported: 'orders',
    onDeletion: { kept: whyKept.orders },
  },
  withdrawals: {
    columns: ['token_hash', 'reference', 'email', 'name', 'message', 'user_id'],
    exported: 'withdrawals',
    onDeletion: { kept: whyKept.withdrawals },
  },
  order_links: {
    columns: ['token_hash'],
    exported: { not: 'The digest of a link in a mail that the person has.' },
    onDeletion: { kept: whyKept.orderLinks },
  },
  order_lines: nobody,
  order_events: nobody,
  order_holds: nobody,
  payments: nobody,
  refunds: nobody,
  webhook_events: nobody,
  order_shipments: {
    columns: ['tracking_numbers'],
    exported: 'orders',
    onDeletion: { kept: whyKept.shipments },
  },
  counters: nobody,
  sale_terms: nobody,
  papers: {
    columns: ['snapshot'],
    exported: 'papers',
    onDeletion: { kept: whyKept.papers },
  },
  paper_files: {
    columns: ['bytes'],
    exported: { not: 'The file of a paper that is told, as it is drawn for whoever asks for it.' },
    onDeletion: { kept: whyKept.papers },
  },
  collect_bookings: nobody,
  element_texts: nobody,
  visits: nobody,
  visit_counts: nobody,
  seeded_items: nobody,
  newsletter_lists: nobody,
  job_runs: nobody,
  rounds: nobody,
}

import type { ExportSection } from './export-sections.ts'

/** What becomes of a person's rows when the account is deleted: nothing is left of them, or something is, for a reason. */
type Erasure = 'erased' | { readonly kept: string }

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
const forADay = { kept: 'Stands for an address or an account by its digest alone, and is erased within a day.' }

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
    onDeletion: { kept: 'Its number alone, so that what points to it goes on doing so: every other column is emptied.' },
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
    onDeletion: { kept: 'Who changed what on a site, by the number of the account, for a year: without it the log would prove nothing.' },
  },
  audit_heads: nobody,
  newsletter_subscribers: { columns: ['email', 'address'], exported: 'newsletters', onDeletion: 'erased' },
  newsletter_subscriptions: { columns: ['subscriber_id'], exported: 'newsletters', onDeletion: 'erased' },
  newsletter_requests: { columns: ['email', 'token_hash'], exported: 'newsletterRequests', onDeletion: 'erased' },
  newsletter_proofs: {
    columns: ['address'],
    exported: 'newsletterConsents',
    onDeletion: {
      kept: 'The proof that letters were sent with consent, under a digest of the address, for thirteen months after it has ended.',
    },
  },
  newsletter_links: {
    columns: ['address', 'token_hash'],
    exported: { not: 'The digest of a link in a mail that the person has.' },
    onDeletion: { kept: 'So that a link to leave, in a mail already sent, goes on saying that it worked: a digest, as long as the proof.' },
  },
  privacy_requests: {
    columns: ['email', 'firstname', 'lastname', 'message', 'user_id'],
    exported: 'privacyRequests',
    onDeletion: {
      kept: 'The register of requests about personal data: that they were answered, and in time, for five years after the answer.',
    },
  },
  mails: {
    columns: ['recipient', 'data'],
    exported: 'mails',
    onDeletion: {
      kept: 'That a message was sent, when and of what kind, without its content, for thirty days; what still waited is given up.',
    },
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
    onDeletion: { kept: 'It is published elsewhere; it goes when it goes there, or when the site takes it away.' },
  },
  blogs: {
    columns: ['author'],
    exported: { not: 'The name under which an article is published, chosen by the site.' },
    onDeletion: { kept: 'An article keeps the name under which it was published.' },
  },
  revisions: {
    columns: ['saved_by'],
    exported: { not: 'Who saved a page, by the number of the account.' },
    onDeletion: { kept: 'The history of a page, by the number of the account.' },
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
    onDeletion: { kept: 'The accounts of the shop, which the law has kept for ten years; the account itself is gone.' },
  },
  withdrawals: {
    columns: ['token_hash', 'reference', 'email', 'name', 'message', 'user_id'],
    exported: 'withdrawals',
    onDeletion: { kept: 'The proof of a withdrawal from a contract, with the accounts of the shop, which the law has kept for ten years.' },
  },
  order_links: {
    columns: ['token_hash'],
    exported: { not: 'The digest of a link in a mail that the person has.' },
    onDeletion: { kept: 'So that a link to an order, in a mail already sent, goes on opening it: a digest, for thirty days.' },
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
    onDeletion: { kept: 'What left of an order, with the accounts of the shop, which the law has kept for ten years.' },
  },
  counters: nobody,
  sale_terms: nobody,
  papers: {
    columns: ['snapshot'],
    exported: 'papers',
    onDeletion: { kept: 'The accounts of the shop, which the law has kept for ten years: invoices stay as they were issued.' },
  },
  paper_files: {
    columns: ['bytes'],
    exported: { not: 'The file of a paper that is told, as it is drawn for whoever asks for it.' },
    onDeletion: { kept: 'The accounts of the shop, which the law has kept for ten years: invoices stay as they were issued.' },
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

import type { ExportSection } from '#schemas/api/people/export-section-names.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import { draftTables } from './draft-tables.ts'
import { retainedItems } from './retained-account-data.ts'
import { retentionReasons } from './retention-reasons.ts'

/** The fate of a person's rows when the account is deleted: erased, or retained for a reason. */
type Erasure = 'erased' | { readonly kept: Translations }

/** When a person did what a row tells of, by these columns, the latest of them: an account is not unused for as long after it. Or why it is no act of theirs. */
type Acts = { readonly at: readonly string[] } | { readonly not: string }

/** The personal data of a table, and its fate. */
export interface PersonalTable {
  /** The columns that name a person, point to one, or stand for one. */
  readonly columns: readonly string[]
  /** Where it stands in the copy that a member may take; or why it does not. */
  readonly exported: ExportSection | { readonly not: string }
  readonly onDeletion: Erasure
  readonly acts: Acts
  /** Columns that look like personal data, with their real meaning. */
  readonly harmless?: Readonly<Record<string, string>>
}

/** A table that knows nothing of people. */
export interface NonPersonalTable {
  readonly columns: readonly []
  /** Columns that look like personal data, with their real meaning. */
  readonly harmless?: Readonly<Record<string, string>>
}

const nobody: NonPersonalTable = { columns: [] }
const signedIn = { not: 'It is done signed in, which is seen by itself.' }
const ofTheOrder = { not: 'It comes of an order, which is the act.' }
const typedUnproved = { not: 'Whoever tries to come in is seen once they have.' }
const publishedWork = { not: 'It is no act of somebody who has an account as a customer.' }
const publishedReviews = {
  exported: { not: 'What somebody published about the company, under the name that they chose.' },
  onDeletion: { kept: retentionReasons.reviews },
  acts: publishedWork,
}
const savedByAccount = {
  ...{ columns: ['saved_by'], onDeletion: { kept: retentionReasons.revisions }, acts: signedIn },
  exported: { not: 'The account that saved a page, a header or a footer, by its number.' },
}
const forADay = { kept: retentionReasons.forADay }

/** The personal data of every table of the database. A table that is missing here, or a column that looks like personal data and is not listed, fails the tests. */
export const personalData: Readonly<Record<string, PersonalTable | NonPersonalTable>> = {
  users: {
    columns: [
      'id',
      'email',
      'firstname',
      'lastname',
      'phone',
      'birthdate',
      'locale',
      'pending_email',
      'password_hash',
      'totp_secret',
      'totp_recovery',
      'totp_pending',
      'totp_pending_until',
      'totp_enabled_at',
      'totp_last_step',
    ],
    exported: 'profile',
    onDeletion: { kept: retainedItems },
    acts: { not: 'Whoever signs in is seen by itself.' },
  },
  sessions: { columns: ['user_id', 'device', 'token_hash'], exported: 'sessions', onDeletion: 'erased', acts: signedIn },
  account_tokens: { columns: ['user_id', 'email', 'token_hash'], exported: 'links', onDeletion: 'erased', acts: { at: ['created_at'] } },
  pending_registrations: {
    columns: ['email', 'firstname', 'lastname', 'phone', 'birthdate', 'password_hash', 'token_hash', 'target'],
    exported: { not: 'Somebody typed it who has not shown that the address is theirs; there is none for an address with an account.' },
    onDeletion: 'erased',
    acts: { not: 'There is none for an address with an account.' },
  },
  login_failures: { columns: ['address'], exported: 'failedLogins', onDeletion: 'erased', acts: typedUnproved },
  budgets: {
    columns: ['caller'],
    exported: { not: 'A count under a digest, for a day at most.' },
    onDeletion: forADay,
    acts: { not: 'A count under a digest, for a day at most.' },
  },
  idempotency_keys: {
    columns: ['caller', 'scope', 'answer'],
    harmless: { owner: 'The mark of the server that is at work on a request.' },
    exported: { not: 'The copy of an answer that the person was given, for a day.' },
    onDeletion: 'erased',
    acts: { not: 'The answer to an act that another table tells of.' },
  },
  audit_log: {
    columns: ['actor_id', 'target', 'diff'],
    exported: 'acts',
    onDeletion: { kept: retentionReasons.acts },
    acts: signedIn,
  },
  audit_heads: nobody,
  newsletter_subscribers: {
    columns: ['email', 'address'],
    exported: 'newsletters',
    onDeletion: 'erased',
    acts: { not: 'Its proof says when.' },
  },
  newsletter_subscriptions: {
    columns: ['subscriber_id'],
    exported: 'newsletters',
    onDeletion: 'erased',
    acts: { not: 'The proof says when.' },
  },
  newsletter_requests: {
    columns: ['email', 'token_hash'],
    exported: 'newsletterRequests',
    onDeletion: 'erased',
    acts: { at: ['asked_at'] },
  },
  newsletter_proofs: {
    columns: ['address'],
    exported: 'newsletterConsents',
    onDeletion: { kept: retentionReasons.proofs },
    acts: { at: ['confirmed_at', 'ended_at'] },
  },
  newsletter_links: {
    columns: ['address', 'token_hash'],
    exported: { not: 'The digest of a link in a mail that the person has.' },
    onDeletion: { kept: retentionReasons.letterLinks },
    acts: { not: 'The site made it, for a mail that it sent.' },
  },
  privacy_requests: {
    columns: ['email', 'firstname', 'lastname', 'message', 'user_id'],
    exported: 'privacyRequests',
    onDeletion: { kept: retentionReasons.requests },
    acts: { at: ['received_at'] },
  },
  mails: {
    columns: ['recipient', 'data', 'user_id'],
    exported: 'mails',
    onDeletion: { kept: retentionReasons.mails },
    acts: { not: 'The site sent it.' },
  },
  event_registrations: {
    columns: ['email', 'firstname', 'lastname', 'phone', 'message', 'user_id', 'token_hashes'],
    exported: 'events',
    onDeletion: 'erased',
    acts: { at: ['registered_at', 'cancelled_at'] },
  },
  messages: {
    columns: ['email', 'firstname', 'lastname', 'phone', 'message', 'user_id'],
    exported: 'contactMessages',
    onDeletion: 'erased',
    acts: { at: ['received_at'] },
  },
  form_answers: { columns: ['answers', 'email', 'user_id'], exported: 'formAnswers', onDeletion: 'erased', acts: { at: ['received_at'] } },
  form_files: {
    columns: ['filename', 'content'],
    exported: 'formFiles',
    onDeletion: 'erased',
    acts: { not: 'It came with its form, which is the act.' },
  },
  inbox_items: {
    columns: ['name', 'search', 'note', 'assignee_id'],
    exported: { not: 'What the list of the panel shows of rows that other tables tell, with the word of the team at its work.' },
    onDeletion: 'erased',
    acts: { not: 'It stands for a row that another table tells of.' },
  },
  inbox_replies: {
    columns: ['reply', 'written_by'],
    exported: { not: 'The copy of a mail that the person has.' },
    onDeletion: 'erased',
    acts: { not: 'The site sent it.' },
  },
  ...{ forms: nobody, review_removals: nobody, merged_names: nobody },
  reviews: { columns: ['author'], ...publishedReviews },
  blogs: {
    ...{ columns: ['author'], onDeletion: { kept: retentionReasons.articles }, acts: publishedWork },
    exported: { not: 'The name under which an article is published, chosen by the site.' },
  },
  revisions: savedByAccount,
  ...{ shell_revisions: savedByAccount, section_revisions: savedByAccount },
  menu_revisions: savedByAccount,
  ...draftTables,
  ...{ draft_batches: nobody, publication_act_documents: nobody, publication_act_items: nobody },
  ...{ consents: nobody, countries: nobody, languages: nobody },
  sites: nobody,
  site_domains: nobody,
  site_languages: nobody,
  site_fonts: nobody,
  site_logos: nobody,
  parameters: nobody,
  menu_items: nobody,
  menu_item_texts: nobody,
  media: { columns: [], harmless: { address: 'Where a picture or a video of another host is.' } },
  ...{ component_confs: nobody, media_addresses: nobody },
  media_variants: nobody,
  media_captions: nobody,
  media_leftovers: nobody,
  film_uploads: nobody,
  ...{ shells: nobody, pages: nobody },
  ...{ layouts: nobody, layout_previews: nobody, page_texts: nobody, page_words: nobody, content_refs: nobody, content_ref_builds: nobody },
  ...{ sections: nobody, section_contents: nobody },
  page_documents: nobody,
  ...{ page_moves: nobody, item_moves: nobody, taken_versions: nobody, redirects: nobody },
  ...{ tags: nobody, appearances: nobody, site_settings: nobody, site_apps: nobody, site_law: nobody },
  opening_hours: { columns: [], harmless: { address_ids: 'The addresses of the company that have these hours.' } },
  blog_folders: nobody,
  blog_texts: { columns: [], harmless: { author: 'The name under which its article is published, copied from the article.' } },
  element_collections: { columns: [], harmless: { addresses: 'The words of the site’s own addresses.' } },
  elements: nobody,
  company_addresses: {
    columns: [],
    harmless: {
      address: 'Where the company is.',
      postal_code: 'Where the company is.',
      phone: 'That of the company.',
      email: 'That of the company.',
    },
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
  fact_words: nobody,
  shown_words: { columns: ['words'], ...publishedReviews },
  carriers: nobody,
  carrier_tariffs: nobody,
  ...{ discount_codes: nobody, discount_code_sellables: nobody, discount_steps: nobody },
  orders: {
    columns: [
      ...['token_hash', 'user_id', 'email', 'firstname', 'lastname', 'phone', 'majority_checked_at', 'message', 'gift', 'company'],
      ...['billing_address', 'delivery_address', 'access_point', 'network_hash'],
    ],
    harmless: { collect_address_id: 'The address of the company where it is collected.', email_proved_at: 'An instant.' },
    exported: 'orders',
    onDeletion: { kept: retentionReasons.orders },
    acts: { at: ['created_at'] },
  },
  withdrawals: {
    columns: ['token_hash', 'reference', 'email', 'name', 'message', 'user_id'],
    exported: 'withdrawals',
    onDeletion: { kept: retentionReasons.withdrawals },
    acts: { at: ['requested_at', 'received_at'] },
  },
  order_links: {
    columns: ['token_hash'],
    exported: { not: 'The digest of a link in a mail that the person has.' },
    onDeletion: { kept: retentionReasons.orderLinks },
    acts: { not: 'The digest of a link that the site mailed.' },
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
    onDeletion: { kept: retentionReasons.shipments },
    acts: ofTheOrder,
  },
  counters: nobody,
  sale_terms: nobody,
  papers: {
    columns: ['snapshot'],
    exported: 'papers',
    onDeletion: { kept: retentionReasons.papers },
    acts: ofTheOrder,
  },
  paper_files: {
    ...{ columns: ['bytes'], onDeletion: { kept: retentionReasons.papers }, acts: ofTheOrder },
    exported: { not: 'The file of a paper that is told, as it is drawn for whoever asks for it.' },
  },
  collect_bookings: nobody,
  ...{ element_texts: nobody, visits: nobody },
  ...{ visit_counts: nobody, missing_addresses: nobody, ignored_addresses: nobody },
  ...{ seeded_items: nobody, newsletter_lists: nobody, job_runs: nobody, rounds: nobody },
}

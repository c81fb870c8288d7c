import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { emailKey } from '#schemas/text/email-address.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { NewsletterSource } from '#server/database/tables/privacy-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { cancelRequests } from './newsletter-requests.ts'

/** An e-mail address on a site. */
export interface Mailbox {
  readonly siteId: number
  readonly email: string
}

/** The subscription of an address, with the date of its owner's consent. */
export interface Subscription {
  readonly lists: readonly number[]
  readonly consentedAt: Date | null
}

/** A new subscription of an address, with the source of its owner's consent. */
export interface Consent extends Mailbox {
  readonly locale: string
  readonly source: NewsletterSource
  readonly lists: readonly { readonly id: number; readonly name: string }[]
  /** Which text about personal data stood there. */
  readonly policyVersion: string | null
  /** When the box was ticked; now, when it counts at once. */
  readonly askedAt: Date | null
}

const now = sql<Date>`now()`

/** Those who change one address at the same moment are heard one after the other. */
async function hold(trx: Transaction<Tables>, siteId: number, address: string): Promise<void> {
  await advisoryLock(trx, `newsletter ${siteId} ${address}`)
}

/** Reads the subscription of an address: no list when it is not subscribed. */
export async function findSubscription(db: Kysely<Tables>, { siteId, email }: Mailbox): Promise<Subscription> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .innerJoin('newsletter_subscriptions', 'newsletter_subscriptions.subscriber_id', 'newsletter_subscribers.id')
    .innerJoin('newsletter_proofs', 'newsletter_proofs.id', 'newsletter_subscribers.proof_id')
    .select(['list_id', 'confirmed_at'])
    .where('newsletter_subscribers.site_id', '=', siteId)
    .where('email', '=', emailKey(email))
    .orderBy('list_id')
    .execute()
  return { lists: rows.map(({ list_id }) => list_id), consentedAt: rows[0]?.confirmed_at ?? null }
}

/** Reads and locks the subscription of an address until the transaction ends, so that concurrent changes follow one another. */
export async function lockSubscription(trx: Transaction<Tables>, mailbox: Mailbox): Promise<Subscription> {
  await hold(trx, mailbox.siteId, addressKey(mailbox))
  return findSubscription(trx, mailbox)
}

async function endProofs(trx: Transaction<Tables>, siteId: number, address: string): Promise<void> {
  await trx
    .updateTable('newsletter_proofs')
    .set({ ended_at: now })
    .where('site_id', '=', siteId)
    .where('address', '=', address)
    .where('ended_at', 'is', null)
    .execute()
}

async function addProof(trx: Transaction<Tables>, consent: Consent, address: string): Promise<string> {
  const { siteId, source, lists, locale, policyVersion, askedAt } = consent
  const row = await trx
    .insertInto('newsletter_proofs')
    .values({
      site_id: siteId,
      address,
      source,
      lists: jsonb(lists.map(({ id, name }) => ({ id, name }))),
      locale,
      policy_version: policyVersion,
      asked_at: askedAt ?? now,
      confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Gives an address these letters and no others, and keeps the proof of it; the proof before it has ended. */
export async function saveSubscription(trx: Transaction<Tables>, consent: Consent): Promise<void> {
  const { siteId, locale, lists } = consent
  const email = emailKey(consent.email)
  const address = addressKey({ siteId, email })
  await hold(trx, siteId, address)
  await endProofs(trx, siteId, address)
  const row = { locale, proof_id: await addProof(trx, consent, address) }
  const { id } = await trx
    .insertInto('newsletter_subscribers')
    .values({ site_id: siteId, email, address, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('newsletter_subscriptions').where('site_id', '=', siteId).where('subscriber_id', '=', id).execute()
  await trx
    .insertInto('newsletter_subscriptions')
    .values(lists.map((list) => ({ site_id: siteId, subscriber_id: id, list_id: list.id })))
    .execute()
}

/** Ends every subscription of an address, known by its digest. The proof is stored for a while without the address. */
export async function endSubscription(trx: Transaction<Tables>, siteId: number, address: string): Promise<void> {
  await hold(trx, siteId, address)
  await trx.deleteFrom('newsletter_subscribers').where('site_id', '=', siteId).where('address', '=', address).execute()
  await endProofs(trx, siteId, address)
}

/** Selects the proofs of the present owner of an address, not those of a deleted account. */
export function activeConsentProofs(siteId: number, address: string): RawBuilder<boolean> {
  return sql<boolean>`(newsletter_proofs.site_id = ${siteId} and newsletter_proofs.address = ${address} and not newsletter_proofs.is_given_up)`
}

/** Detaches the proofs of a deleted account from its address, so that the next owner does not get them; returns their number. */
export async function detachConsentProofs(trx: Transaction<Tables>, siteId: number, address: string): Promise<number> {
  const given = trx
    .updateTable('newsletter_proofs')
    .set({ is_given_up: true })
    .where('site_id', '=', siteId)
    .where(activeConsentProofs(siteId, address))
  return Number((await given.executeTakeFirst()).numUpdatedRows)
}

/**
 * A member's new address receives what the old one did; what it receives already goes on alone.
 * The unsubscribe links that were mailed to the old address lead to the new one in either case. So do the proofs: they are the member's.
 * Unconfirmed requests end: a link in the old mailbox proves nothing about the owner of the new one.
 */
export async function moveSubscription(
  trx: Transaction<Tables>,
  siteId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await cancelRequests(trx, { siteId, email: emailKey(from) })
  const [before, after] = [addressKey({ siteId, email: from }), addressKey({ siteId, email: to })]
  for (const address of [before, after].toSorted()) await hold(trx, siteId, address)
  await trx.updateTable('newsletter_links').set({ address: after }).where('site_id', '=', siteId).where('address', '=', before).execute()
  const taken = trx.selectFrom('newsletter_subscribers').select('id').where('site_id', '=', siteId).where('address', '=', after)
  if (await taken.executeTakeFirst()) await endSubscription(trx, siteId, before)
  await trx
    .updateTable('newsletter_subscribers')
    .set({ email: emailKey(to), address: after })
    .where('site_id', '=', siteId)
    .where('address', '=', before)
    .execute()
  await trx
    .updateTable('newsletter_proofs')
    .set({ address: after })
    .where('site_id', '=', siteId)
    .where(activeConsentProofs(siteId, before))
    .execute()
}

import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'

/** The name of a mail of a site. */
export interface MailName {
  readonly siteId: number
  readonly kind: MailKind
  readonly key: string
}

/** Makes the part of a message id that is the same for the same mail, however often it is sent. */
export function markOf({ siteId, kind, key }: MailName): string {
  return `<${createHash('sha256').update(`${siteId} ${kind} ${key}`).digest('hex').slice(0, 40)}@`
}

/** The host of a site in its mails, read when they are stored. */
export function hostOf(siteId: number): RawBuilder<string> {
  return sql<string>`coalesce((select host from site_domains where site_id = ${siteId} order by kind = 'prod' desc, host limit 1), 'localhost')`
}

/** The message ids of mails of one site, in their order: computed, so that they outlive the trace in the outbox. */
export async function readMessageIds(db: Kysely<Tables>, siteId: number, mails: readonly Omit<MailName, 'siteId'>[]): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`select ${hostOf(siteId)} as host`.execute(db)
  return mails.map((mail) => `${markOf({ siteId, ...mail })}${rows[0]?.host ?? 'localhost'}>`)
}

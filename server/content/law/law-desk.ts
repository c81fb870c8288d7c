import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { writeValue } from '#server/sites/parameters/repository.ts'
import { MAX_SCRIPT_BYTES, type Parameters } from '#server/sites/parameters/service.ts'

/** Days over which choices of visitors are counted. */
const COUNTED_DAYS = 30
const TARGET = 'parameter:SCRIPT_TO_LOAD'

/** The facts beside the legal texts and the external services, and the script of a site. */
export interface LawDesk {
  /** Counts the choices of visitors of the last thirty days. */
  consents(scope: Scope): Promise<AdminCallData['apps.read']['consents']>
  /** Counts the orders that were placed under the terms of sale as they are now. */
  ordersUnderTerms(scope: Scope): Promise<number>
  script(scope: Scope): Promise<AdminCallData['script.read']>
  /** Replaces the script: a super-administrator’s act, with a recent proof, in the audit log. */
  replaceScript(member: Member, body: AdminCallBody<'script.update'>): Promise<AdminCallData['script.update']>
  /** Writes a refused try to replace the script in the audit log. */
  refused(siteId: number, actorId: number, status: number): Promise<void>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly proofs: Proofs
  readonly parameters: Parameters
  /** Refreshes the site on this server after a write. */
  readonly onWrite: (siteId: number) => Promise<void>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const described = (source: string) => ({ source, hash: sha256(source).slice(0, 16) })

async function readScript({ parameters }: Needs, scope: Scope) {
  const source = await parameters.value(scope, 'SCRIPT_TO_LOAD')
  return described(typeof source === 'string' ? source : '')
}

/** Reads the stored script under a lock, so that two writers see each other. */
async function lockedScript(trx: Kysely<Tables>, siteId: number): Promise<string> {
  await sql`select from sites where id = ${siteId} for no key update`.execute(trx)
  const rows = trx.selectFrom('parameters').select('value').where('site_id', '=', siteId).where('type', '=', 'SCRIPT_TO_LOAD')
  const row = await rows.where('locale', '=', '').executeTakeFirst()
  return typeof row?.value === 'string' ? row.value : ''
}

async function replaceScript(needs: Needs, { scope, caller }: Member, { source, hash, password }: AdminCallBody<'script.update'>) {
  const { db, audit, proofs, onWrite } = needs
  await proofs.require(caller, { password, locale: scope.locale })
  if (Buffer.byteLength(source) > MAX_SCRIPT_BYTES) throw validationError(scope.locale, [{ field: 'source', code: 'TOO_LONG' }])
  const siteId = scope.site.id
  await inTransaction(db, async (trx) => {
    const before = await lockedScript(trx, siteId)
    if (described(before).hash !== hash) throw new ApiError('STALE_VERSION')
    await writeValue(trx, { siteId, type: 'SCRIPT_TO_LOAD', locale: '', value: source })
    // The log names both scripts by their hashes: it never changes, and a script may hold a key.
    const diff = { before: described(before).hash, after: described(source).hash, length: source.length }
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'parameter.save', target: TARGET, diff })
  })
  await onWrite(siteId)
  return described(source)
}

async function countConsents({ db }: Needs, { site }: Scope) {
  const { rows } = await sql<{ agreed: number; refused: number }>`
    select count(*) filter (where agrees)::integer as agreed, count(*) filter (where not agrees)::integer as refused
    from (
      select exists (select from jsonb_each(choices) c where c.value = 'true'::jsonb) as agrees from consents
      where site_id = ${site.id} and given_at > now() - make_interval(days => ${COUNTED_DAYS})
    ) as counted
  `.execute(db)
  return rows[0] ?? { agreed: 0, refused: 0 }
}

async function countOrders({ db, parameters }: Needs, scope: Scope): Promise<number> {
  const html = await parameters.text(scope, 'SALE_TERMS')
  if (html === null) return 0
  const counted = db.selectFrom('orders').where('site_id', '=', scope.site.id).where('sale_terms_hash', '=', sha256(html))
  const row = await counted.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Makes the desk of the law. */
export function createLawDesk(needs: Needs): LawDesk {
  return {
    consents: (scope) => countConsents(needs, scope),
    ordersUnderTerms: (scope) => countOrders(needs, scope),
    script: (scope) => readScript(needs, scope),
    replaceScript: (member, body) => replaceScript(needs, member, body),
    refused: (siteId, actorId, status) =>
      inTransaction(needs.db, (trx) =>
        needs.audit.record(trx, { siteId, actorId, action: 'parameter.refused', target: TARGET, diff: { status } }),
      ),
  }
}

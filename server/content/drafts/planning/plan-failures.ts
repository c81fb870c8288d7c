import { sql, type Transaction } from 'kysely'
import { errorMessage } from '#schemas/errors/errors.ts'
import { translate } from '#schemas/errors/translations.ts'
import { auditTarget } from '#server/content/drafts/draft-key.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { HeldFor } from '#server/database/tables/publication-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { PlannedRow } from './planned-rows.ts'

/** The most attempts that fail before a version waits for its owner. The pauses between them are 1, 2, 4, 8, 16 and 32 minutes. */
const MAX_FAILURES = 7

/** SQL states of work that lost against another transaction: the next run of the job does it. */
const PASSING_STATES: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03'])

const UNIQUE = '23505'

/** Parts of the names of constraints on addresses. */
const ADDRESS_NAMES = ['address', 'url', 'slug']

const words = {
  address: {
    fr: 'Son adresse est déjà celle d’une autre page ou d’un autre contenu. Changez-la, puis programmez de nouveau.',
    en: 'Its address is already that of another page or another content. Change it, then plan again.',
  },
  failed: {
    fr: 'Le site n’a pas réussi à la préparer. Ouvrez-la dans l’éditeur, relisez-la, puis programmez de nouveau.',
    en: 'The site did not manage to prepare it. Open it in the editor, read it again, then plan again.',
  },
} as const

/** An error of one planned version. */
interface PlanFailure {
  readonly error: unknown
}

type FailedPlan = Pick<PlannedRow, 'id' | 'site_id' | 'kind' | 'resource' | 'document_id' | 'locale'>

const stateOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const refusedIn = (error: ApiError): readonly (Partial<HeldFor> & { readonly message: string })[] => {
  const { errors } = error.data
  if (!Array.isArray(errors)) return []
  return (errors as readonly Partial<HeldFor>[]).flatMap((each) =>
    typeof each.message === 'string' ? [{ ...each, message: each.message }] : [],
  )
}

/** The reasons of a failure as its owner reads them: those of a refusal, the address that is taken, or that the site failed. */
export function failureReasons(error: unknown, locale: string): readonly HeldFor[] {
  const plain = (code: string, message: string): readonly HeldFor[] => [{ blockId: null, pointer: '', code, message }]
  if (error instanceof ApiError) {
    const refused = refusedIn(error)
    if (refused.length === 0) return plain(error.code, errorMessage(error.code, locale, error.data))
    return refused.map(({ blockId = null, pointer = '', code = error.code, message }) => ({ blockId, pointer, code, message }))
  }
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const isAddress = stateOf(error) === UNIQUE && ADDRESS_NAMES.some((name) => constraint.includes(name))
  return plain('PLAN_FAILED', translate(locale, isAddress ? words.address : words.failed))
}

async function noteFailure(trx: Transaction<Tables>, { audit }: { readonly audit: Audit }, row: FailedPlan, error: unknown): Promise<void> {
  const site = await trx.selectFrom('sites').select('default_locale').where('id', '=', row.site_id).executeTakeFirst()
  const reasons = failureReasons(error, site?.default_locale ?? row.locale)
  const noted = await trx
    .updateTable('publications')
    .set({ held_at: sql<Date>`now()`, held_for: jsonb(reasons), failures: sql<number>`failures + 1` })
    .set({
      retry_at: sql<Date | null>`case when failures + 1 < ${MAX_FAILURES} then now() + make_interval(mins => (2 ^ failures)::int) end`,
    })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .where('done_at', 'is', null)
    .returning('failures')
    .executeTakeFirst()
  if (noted?.failures !== 1) return
  const name = row.kind === 'ITEM' ? (row.resource ?? '') : row.kind.toLowerCase()
  const target = row.kind === 'ITEM' ? `${name} ${row.document_id}` : auditTarget(name, { documentId: row.document_id, locale: row.locale })
  const entry = { action: `${name}.hold`, target, diff: { plan: row.id, faults: reasons.map(({ code }) => code) } }
  await audit.record(trx, { siteId: row.site_id, actorId: null, ...entry })
}

/**
 * Runs an act on one planned version, so that its failure undoes this act alone. The version is held then, with its reasons, and is tried again
 * after a pause that doubles. Null as a row is an act of no version. Returns the error; null after a success.
 */
export async function standAlone(
  trx: Transaction<Tables>,
  needs: { readonly audit: Audit },
  row: FailedPlan | null,
  work: () => Promise<void>,
): Promise<PlanFailure | null> {
  try {
    await withinSavepoint(trx, work)
    return null
  } catch (error) {
    if (row !== null && !PASSING_STATES.has(stateOf(error))) await noteFailure(trx, needs, row, error)
    return { error }
  }
}

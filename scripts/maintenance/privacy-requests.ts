import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import { systemClock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createAudit } from '#server/people/audit/service.ts'
import { recordAnswer, openRequests, type PrivacyRequestRow } from '#server/people/privacy/privacy-register.ts'
import { runMaintenance, onDatabase } from './run-maintenance.ts'

const usage = 'npm run privacy -- --answered <référence> [--site <numéro>]'
const showUsage = 'npm run privacy -- --show <référence> [--site <numéro>]'

function line({ site_id, reference, type, email, received_at, due_on }: PrivacyRequestRow, today: string): string {
  const received = parisDay(received_at.getTime())
  return `  ${site_id}  ${reference}  ${type.padEnd(14)} reçue le ${received}, à répondre le ${due_on} au plus tard${due_on < today ? ' (EN RETARD)' : ''}  ${email}`
}

function describe(requests: readonly PrivacyRequestRow[]): string {
  const today = parisDay(systemClock())
  const title = requests.length === 0 ? 'Aucune demande n’attend de réponse.' : `Demandes sans réponse\u00a0: ${requests.length}`
  const hint = requests.length === 0 ? [] : [`Pour en lire une\u00a0: ${showUsage}`, `Une fois la réponse donnée\u00a0: ${usage}`]
  return [title, ...requests.map((request) => line(request, today)), ...hint].join('\n')
}

/** The request of a reference; two sites may have given the same one. */
function choose(
  requests: readonly PrivacyRequestRow[],
  { wanted, site }: { wanted: string; site?: string | undefined },
): PrivacyRequestRow | string {
  const found = requests.filter(({ reference, site_id }) => reference === wanted && (site === undefined || String(site_id) === site))
  if (found.length > 1) return `${wanted}\u00a0: plusieurs sites ont une demande de ce nom, ajoutez --site <numéro>.`
  return found[0] ?? `${wanted}\u00a0: aucune demande de ce nom n’attend de réponse.`
}

async function note(db: Kysely<Tables>, { id, site_id: siteId, reference }: PrivacyRequestRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await recordAnswer(trx, siteId, id))
      await createAudit(trx).record(trx, { siteId, actorId: null, action: 'privacy.answer', target: `privacy:${reference}` })
  })
}

/** All that is needed to answer a request. */
function show(request: PrivacyRequestRow): string {
  const { firstname, lastname, message, user_id } = request
  return [
    line(request, parisDay(systemClock())),
    `  Nom\u00a0: ${[firstname, lastname].filter(Boolean).join(' ') || '—'}`,
    `  Compte\u00a0: ${user_id === null ? 'demande faite sans être connecté' : 'demande faite en étant connecté'}`,
    `  Message\u00a0: ${message ?? '—'}`,
    // A visitor's text must not move the cursor of the reader's terminal.
  ]
    .join('\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

interface Wish {
  readonly answered?: string
  readonly show?: string
  readonly site?: string
}

/** Parses the command line; returns the usage when it cannot be read. */
function readWish(): Wish | string {
  try {
    return parseArgs({ options: { site: { type: 'string' }, answered: { type: 'string' }, show: { type: 'string' } } }).values
  } catch {
    return `Usage\u00a0: ${usage}`
  }
}

async function answer(db: Kysely<Tables>, { answered, show: shown, site }: Wish): Promise<void> {
  const requests = await openRequests(db)
  const wanted = shown ?? answered
  const chosen = wanted === undefined ? describe(requests) : choose(requests, { wanted, site })
  if (typeof chosen === 'string') {
    console.log(chosen)
    process.exitCode = wanted === undefined ? 0 : 1
  } else if (shown !== undefined) {
    console.log(show(chosen))
  } else {
    await note(db, chosen)
    console.log(`${chosen.reference}\u00a0: réponse notée au registre.`)
  }
}

await runMaintenance(readWish(), (wish) => onDatabase((db) => answer(db, wish)))

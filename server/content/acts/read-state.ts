import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'

type State = AdminCallData['audit.state']

/** The accounts that acted on a site, one step of the index for each. */
async function actorsOf(db: Kysely<Tables>, siteId: number): Promise<number[]> {
  const { rows } = await sql<{ readonly actor: number }>`
    with recursive steps as (
      select min(actor_id) as actor from audit_log where site_id = ${siteId}
      union all
      select (select min(actor_id) from audit_log where site_id = ${siteId} and actor_id > steps.actor) from steps where steps.actor is not null
    )
    select actor from steps where actor is not null`.execute(db)
  return rows.map(({ actor }) => actor)
}

/** The codes of the acts on a site, one step of the index for each. */
async function codesOf(db: Kysely<Tables>, siteId: number): Promise<string[]> {
  const { rows } = await sql<{ readonly act: string }>`
    with recursive steps as (
      select min(action) as act from audit_log where site_id = ${siteId}
      union all
      select (select min(action) from audit_log where site_id = ${siteId} and action > steps.act) from steps where steps.act is not null
    )
    select act from steps where act is not null`.execute(db)
  return rows.map(({ act }) => act)
}

interface Run {
  readonly finished_at: Date
  readonly lines: readonly string[]
}

/** The result for a site in the lines of a run of the nightly check; null where it names no such site. */
export function checkOf({ finished_at, lines }: Run, siteId: number): State['checked'] {
  const at = toInstant(finished_at)
  const own = `site ${siteId}\u00a0: `
  for (const line of lines.filter((each) => each.startsWith(own)).map((each) => each.slice(own.length))) {
    const broken = /^le journal ne tient plus à l’entrée (\d{1,12})$/.exec(line)?.[1]
    if (broken !== undefined) return { at, entries: 0, brokenAt: Number(broken) }
    const entries = /^(\d{1,12}) actes?,/.exec(line)?.[1]
    if (entries !== undefined) return { at, entries: Number(entries), brokenAt: null }
  }
  return null
}

/** Reads who and what the log of a site names, and the result of its last nightly check. */
export async function readState(db: Kysely<Tables>, { id }: Site): Promise<State> {
  const [actors, acts] = [await actorsOf(db, id), await codesOf(db, id)]
  const authorOf = await readAuthors(db, id, actors)
  const runs = db.selectFrom('job_runs').select(['finished_at', 'lines']).where('job', '=', 'audit.verify').where('outcome', '=', 'DONE')
  const run = await runs.where('dry_run', '=', false).where('finished_at', 'is not', null).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const checked = run?.finished_at ? checkOf({ finished_at: run.finished_at, lines: run.lines }, id) : null
  return { people: actors.flatMap((actor) => authorOf(actor) ?? []), acts, checked }
}

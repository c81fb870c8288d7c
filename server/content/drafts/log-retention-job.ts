import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'
import { historySteps } from './load-log.ts'

/** The days for which a step can be taken back, and a deleted note brought back. */
const STEP_DAYS = 30

/** The most bytes of a draft's log: an hour of typing in a long text would store ten times as much. */
const LOG_BYTES = 8 * 1024 * 1024

/** Deletes the oldest steps of each log. The step of the snapshot stays, because the log is read from its chain on. */
async function cutLogs(trx: Transaction<Tables>, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with steps as (
      select s.draft_id, s.seq, s.saved_at, f.seq as head, f.snapshot_seq,
        sum(octet_length(s.operations::text) + octet_length(s.traces::text) + coalesce(octet_length(s.kept::text), 0))
          over (partition by s.draft_id order by s.seq desc) as bytes
      from draft_steps s join drafts f on f.id = s.draft_id
    ),
    old as (
      select draft_id, max(seq) as seq from steps
      where seq < snapshot_seq and (saved_at < ${before} or seq <= head - ${historySteps}::integer or bytes > ${LOG_BYTES}::integer)
      group by draft_id
    )
    delete from draft_steps s using old where s.draft_id = old.draft_id and s.seq <= old.seq
  `.execute(trx)
  return Number(numAffectedRows)
}

/** Deletes the notes on blocks that are neither in the document nor in a step of the log. */
async function dropNotes(trx: Transaction<Tables>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with stray as (
      select f.id, array_agg(note.key) as keys
      from drafts f cross join lateral jsonb_object_keys(case jsonb_typeof(f.notes) when 'object' then f.notes else '{}' end) as note(key)
      where strpos(f.regions::text, to_jsonb(note.key)::text) = 0 and not exists (
        select from draft_steps s
        where s.draft_id = f.id and strpos(s.operations::text || s.traces::text, to_jsonb(note.key)::text) > 0
      )
      group by f.id
    )
    update drafts f set notes = f.notes - stray.keys from stray where stray.id = f.id
  `.execute(trx)
  return Number(numAffectedRows)
}

/** Deletes texts of pages that no step can bring back, which the comparison of their languages had. */
async function forgetTexts(trx: Transaction<Tables>, before: Date): Promise<void> {
  await trx.deleteFrom('page_texts').where('is_current', '=', false).where('changed_at', '<', before).execute()
}

/** Erases the notes between people that were deleted, with their answers. */
async function eraseDeletedNotes(trx: Transaction<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('draft_notes').where('deleted_at', '<', before).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Bounds the logs of drafts: steps can be taken back for 30 days, as the newest 2,000 steps and 8 MB of their draft. */
export const draftLogRetention = defineJob({
  name: 'drafts.retention',
  about:
    'Efface les étapes des brouillons qui ne s’annulent plus\u00a0: de plus de trente jours, au-delà de 2\u202f000 ou de 8\u00a0Mo par brouillon. Efface les notes supprimées depuis trente jours.',
  cron: '50 * * * *',
  run: async ({ trx, now }) => {
    const erased = await cutLogs(trx, daysBefore(now, STEP_DAYS))
    const notes = await dropNotes(trx)
    const deletedNotes = await eraseDeletedNotes(trx, daysBefore(now, STEP_DAYS))
    await forgetTexts(trx, daysBefore(now, STEP_DAYS))
    return { erased, notes, deletedNotes }
  },
})

import type { Kysely } from 'kysely'
import { twoVersionsOf, type TwoVersions } from '#engine/draft/merge/two-versions.ts'
import { openConflictsIn } from '#engine/draft/sync/open-conflicts.ts'
import { plainWords } from '#engine/quality/plain-words.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { historySteps } from '#server/content/drafts/load-log.ts'

/** A text with two versions, as plain words, and the person who has to choose one. */
export interface UndecidedText extends TwoVersions {
  readonly by: string
}

/** Lists the texts of a draft with two versions that wait for a choice, as the composers of their authors show them. */
export async function undecidedTexts(db: Kysely<Tables>, { siteId, kind, documentId, locale }: DraftKey): Promise<UndecidedText[]> {
  const steps = await db
    .selectFrom('draft_steps as s')
    .innerJoin('drafts as d', 'd.id', 's.draft_id')
    .select(['s.batch as id', 's.author as by', 's.kept', 's.settles'])
    .where('d.site_id', '=', siteId)
    .where('d.kind', '=', kind)
    .where('d.document_id', '=', documentId)
    .where('d.locale', '=', locale)
    .where((where) => where.or([where('s.kept', 'is not', null), where('s.settles', 'is not', null)]))
    .whereRef('s.seq', '>', (eb) => eb('d.seq', '-', historySteps))
    .orderBy('s.seq')
    .execute()
  const batches = steps.map(({ id, by, kept, settles }) => ({ id, by, kept: kept ?? [], settles: settles ?? [] }))
  return [...Map.groupBy(batches, ({ by }) => by)].flatMap(([by, own]) =>
    openConflictsIn(own).flatMap(({ conflict }) => {
      const found = twoVersionsOf(conflict)
      return found ? [{ ...found, shown: plainWords(found.shown), aside: plainWords(found.aside), by }] : []
    }),
  )
}

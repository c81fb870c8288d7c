import type { Kysely } from 'kysely'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { openConflictsIn } from '#engine/draft/sync/open-conflicts.ts'
import { plainWords } from '#engine/quality/plain-words.ts'
import { inProps } from '#engine/quality/examined.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { historySteps } from '#server/content/drafts/load-log.ts'

/** Two versions of one text that wait for a choice: the place of the text, the person who has to choose, and both versions. */
export interface UndecidedText {
  readonly blockId: string | null
  readonly pointer: string
  readonly by: string
  readonly shown: string
  readonly aside: string
}

function textOf({ edit: { operation }, why, pointer, theirs, mine }: Conflict): Omit<UndecidedText, 'by'> | null {
  if (why === 'refused' || typeof mine !== 'string' || typeof theirs !== 'string') return null
  const versions = { shown: plainWords(theirs), aside: plainWords(mine) }
  if (operation.op === 'head') return { blockId: null, pointer: pointer ?? operation.pointer, ...versions }
  return operation.op === 'set' ? { blockId: operation.id, pointer: inProps(pointer ?? operation.pointer), ...versions } : null
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
      const found = textOf(conflict)
      return found ? [{ ...found, by }] : []
    }),
  )
}

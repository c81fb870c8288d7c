import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from './draft-key.ts'
import type { DraftRow, StepAuthor } from './draft-rows.ts'
import { followBase } from './follow-base.ts'
import type { EditedKind } from './kinds/edited-kind.ts'
import { requireLocked } from './store-steps.ts'

/** Locks a draft and brings it to the newest state of its document, after an act of the same transaction that may have changed both. */
export async function currentRow(trx: Transaction<Tables>, kind: EditedKind, key: DraftKey, author: StepAuthor): Promise<DraftRow> {
  const row = await requireLocked(trx, key, author)
  return followBase({ db: trx, kind, admit: (operation) => operation }, key, row, author)
}

import type { Transaction } from 'kysely'
import { isServerLabel } from '#schemas/admin/drafts/server-steps.ts'
import { MENU_ENTRY, MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import { findPlaceAgain } from '#engine/draft/merge/judge-structure.ts'
import { appendBatch, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import type { DraftRow, StepAuthor } from './draft-rows.ts'
import type { EditedKind } from './kinds/edited-kind.ts'
import { loadLog } from './load-log.ts'
import { storeSteps } from './store-steps.ts'

/** A new entry of the menu: the name of its page, its properties and its place. */
export interface WantedEntry {
  readonly title: string
  readonly entry: MenuEntry
  readonly at: Place
}

/** The longest label of a step, in characters. */
const MAX_LABEL_LENGTH = 100

/** The label of a step is the title, unless that is a label of the server: its step would be read as an act of the server. */
function labelled(title: string): { readonly label?: string } {
  const label = cutText(title, MAX_LABEL_LENGTH)
  return isServerLabel(label) ? {} : { label }
}

// The place may be gone since it was chosen: the entry then stands at the end of the menu.
function placeOrLast(at: Place, document: EditedDocument): Place {
  const after = document.regions[MENU_REGION]?.at(-1)?.id ?? null
  return findPlaceAgain(at, document) ?? { in: { region: MENU_REGION }, after, before: null }
}

/** Puts an entry into the locked draft of a menu, as a step of its author, and returns the id of its block. */
export async function insertEntry(
  trx: Transaction<Tables>,
  { row, admit, kind }: { readonly row: DraftRow; readonly admit: AdmitOperation; readonly kind: EditedKind },
  { title, entry, at }: WantedEntry,
  author: StepAuthor,
): Promise<string> {
  const { log } = await loadLog(trx, row, row, new Set())
  const block: Block = { id: newBlockId(), type: MENU_ENTRY, v: 1, props: entry }
  const operations = [{ op: 'insert' as const, block, at: placeOrLast(at, log.document) }]
  const batch = { id: crypto.randomUUID(), by: String(author.userId), ...labelled(title), operations }
  const done = appendBatch(log, batch, admit)
  if ('refused' in done && done.operation?.right) throw new ApiError('FORBIDDEN', { right: done.operation.right })
  if ('refused' in done) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'menu', code: 'OPTION' }] })
  await storeSteps(trx, row, { log: done.log, added: [{ step: done.step, edits: done.edits }] }, { author, kind, former: log.document })
  return block.id
}

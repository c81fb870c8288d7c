import { ENTRY_SLOT, MENU_ENTRY } from '#schemas/admin/menu/menu-document.ts'
import { menuEntrySchema } from '#schemas/admin/menu/menu-entry.ts'
import { isBlockId } from '#schemas/names/block-id.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { isBlock } from '#engine/draft/operations/apply-structure.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { InsertOperation, Operation, Refused, SetOperation } from '#engine/draft/operations/operation.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import { stepRules } from '#server/content/drafts/admission/admit-operation.ts'

/** True for an entry that the draft of a menu may hold, with all that is below it: titles may be missing, addresses are safe. */
export function isMenuEntry({ id, type, v, props, slots = {}, visibility }: Block): boolean {
  if (type !== MENU_ENTRY || v !== 1 || visibility !== undefined || !isBlockId(id)) return false
  if (!menuEntrySchema.safeParse(props).success) return false
  return Object.entries(slots).every(([slot, list]) => slot === ENTRY_SLOT && list.every(isMenuEntry))
}

function admitsInsert({ block }: InsertOperation): boolean {
  // The log refuses what is no block, with the reason.
  return !isBlock(block) || isMenuEntry(block)
}

function admitsSet(operation: SetOperation, document: EditedDocument): boolean {
  const done = applyOperation(document, operation)
  const block = 'refused' in done ? undefined : findBlock(done.document, operation.id)?.block
  return !block || menuEntrySchema.safeParse(block.props).success
}

function admits(operation: Operation, document: EditedDocument): boolean {
  if (operation.op === 'insert') return isEntryPlace(operation.at) && admitsInsert(operation)
  if (operation.op === 'set') return admitsSet(operation, document)
  if (operation.op === 'move') return isEntryPlace(operation.to)
  return operation.op === 'remove' || operation.op === 'note'
}

function isEntryPlace({ in: where }: Place): boolean {
  return 'region' in where || where.slot === ENTRY_SLOT
}

/** The server's last word on an operation on a menu: it holds entries alone, whose addresses are safe. */
export const admitToMenu: AdmitOperation = Object.assign(
  (operation: Operation, document: EditedDocument): Operation | Refused =>
    admits(operation, document) ? operation : { refused: 'FORBIDDEN' },
  { step: stepRules },
)

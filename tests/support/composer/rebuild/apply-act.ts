import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { FieldAct } from './field-acts.ts'
import type { Act } from './plan.ts'

function listAfter(act: Extract<FieldAct, { do: 'add-item' | 'remove-item' }>, props: Block['props']): Json[] | undefined {
  const before = valueAt(props, act.pointer)
  const list = Array.isArray(before) ? before : []
  if (act.do === 'add-item') return [...list, act.value]
  const rest = list.toSpliced(act.index, 1)
  return rest.length === 0 && !act.field.required ? undefined : rest
}

function writing(id: string, act: FieldAct, props: Block['props']): Operation {
  const { pointer } = act
  if (act.do === 'clear') return { op: 'set', id, pointer }
  const value = act.do === 'write' ? act.value : listAfter(act, props)
  return { op: 'set', id, pointer, ...(value !== undefined && { value }) }
}

function operationOf(document: EditedDocument, act: Act): Operation {
  if (act.do === 'remove') return { op: 'remove', id: act.id }
  if (act.do === 'insert') return { op: 'insert', block: act.block, at: { in: act.in, after: act.after, before: null } }
  return writing(act.id, act.act, findBlock(document, act.id)?.block.props ?? {})
}

/** The page as it has to be after an act of a plan. */
export function applyAct(document: EditedDocument, act: Act): EditedDocument {
  const applied = applyOperation(document, operationOf(document, act))
  if ('refused' in applied) throw new Error(`${act.do}: ${applied.refused}`)
  return applied.document
}

/** Blocks with ids that are numbers in the order of the document, as two pages are compared. */
export function numbered(blocks: readonly Block[]): Block[] {
  let count = 0
  const visit = ({ slots, ...head }: Block): Block => {
    const id = String((count += 1))
    const inner = Object.entries(slots ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const full = inner.filter(([, list]) => list.length > 0).map(([slot, list]) => [slot, list.map(visit)] as const)
    return { ...head, id, ...(full.length > 0 && { slots: Object.fromEntries(full) }) }
  }
  return blocks.map(visit)
}

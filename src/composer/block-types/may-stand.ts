import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { blocksIn, findBlock } from '#engine/draft/document/find-block.ts'
import type { Registry } from '#engine/registry/registry.ts'

/** Why a block may not stand in a list: its type is not accepted there, or the list is full. */
export type StandingRefusal = 'not-accepted' | 'full'

/** Asks whether one more block of a type may stand in a list; null when it may. A list of an unknown type accepts all. */
export function standingRefusal(registry: Registry, document: EditedDocument, type: string, where: Container): StandingRefusal | null {
  if ('region' in where) return registry.pageRoot.has(type) || !registry.types.has(type) ? null : 'not-accepted'
  const parent = findBlock(document, where.parent)
  const slot = parent && registry.types.get(parent.block.type)?.slots.get(where.slot)
  if (!slot) return null
  if (!slot.accepts.has(type)) return 'not-accepted'
  return (blocksIn(document, where) ?? []).length < slot.max ? null : 'full'
}

import { pointerSegments } from '#engine/draft/document/pointer.ts'
import type { FieldTree } from '#forms/field-tree.ts'

/** The pointer of a fault inside the props of its block, or inside the head of the page. */
export function fieldPointer(pointer: string): string {
  return pointer.replace(/^\/props(?=\/|$)/, '')
}

/** The label of the field that a fault is about; null when it is about the whole block. */
export function placeOfFault({ fields }: FieldTree, pointer: string): string | null {
  const [name] = pointerSegments(fieldPointer(pointer)) ?? []
  return fields.find((field) => field.name === name)?.label.fr ?? null
}

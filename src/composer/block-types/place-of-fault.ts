import { pointerSegments } from '#engine/document/pointer.ts'
import type { FieldTree } from '#forms/field-tree.ts'

/** The pointer of a fault inside the props of its block, or inside the head of the page. */
export function fieldPointer(pointer: string): string {
  return pointer.replace(/^\/props(?=\/|$)/, '')
}

/** The labels of the field that a fault is about, with the item of a list: « Questions, élément 2 › Réponse »; null when it is about the whole block. */
export function placeOfFault({ fields }: FieldTree, pointer: string): string | null {
  const segments = pointerSegments(fieldPointer(pointer)) ?? []
  const labels = labelsAlong({ fields }, segments)
  return labels.length > 0 ? labels.join(' › ') : null
}

function labelsAlong({ fields }: FieldTree, [name, ...rest]: readonly string[]): string[] {
  const field = fields.find((each) => each.name === name)
  if (!field) return []
  if (field.kind === 'object') return [field.label.fr, ...labelsAlong(field, rest)]
  const [index, ...inner] = rest
  if (field.kind !== 'list' || index === undefined) return [field.label.fr]
  const item = `${field.label.fr}, ${field.item.label.fr.toLowerCase()} ${Number(index) + 1}`
  return [item, ...(field.item.kind === 'object' ? labelsAlong(field.item, inner) : [])]
}

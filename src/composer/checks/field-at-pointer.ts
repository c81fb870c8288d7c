import { pointerSegments } from '#engine/document/pointer.ts'
import type { Field, FieldTree } from '#forms/field-tree.ts'

/** The field at a pointer, also inside the items of a list; undefined where the form has none. */
export function fieldAtPointer({ fields }: FieldTree, pointer: string): Field | undefined {
  const [name, ...rest] = pointerSegments(pointer) ?? []
  const first = fields.find((field) => field.name === name)
  return rest.reduce<Field | undefined>((field, segment) => {
    if (field?.kind === 'list') return field.item
    return field?.kind === 'object' ? field.fields.find((part) => part.name === segment) : undefined
  }, first)
}

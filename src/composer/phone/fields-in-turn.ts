import type { Field, FieldTree } from '#forms/field-tree.ts'
import { FIELD_GROUPS } from '#composer/inspector/field-groups.ts'

/** The fields of an element as the lines of a phone: its content first, as in the tabs of a large screen. */
export function fieldsInTurn({ fields }: FieldTree): readonly Field[] {
  // The texts of a place have a line of their own.
  const lines = fields.filter(({ kind, name }) => kind !== 'list' || name !== 'overrides')
  return FIELD_GROUPS.flatMap((own) => lines.filter(({ group }) => group === own))
}

import type { FieldGroup } from '#forms/field-tree.ts'

/** The groups of fields in their order: what an element shows, how, and what it does. */
export const FIELD_GROUPS: readonly FieldGroup[] = ['content', 'look', 'behaviour']

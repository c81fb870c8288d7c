import { isRecord } from '#schemas/text/is-record.ts'
import type { ItemForm } from '#admin/resources/form/resource-store.ts'

/** Changes of an item that are not saved: the form as it is typed, and the item that it began from; null for a new one. */
export interface UnsavedItem {
  readonly form: ItemForm
  readonly base: { readonly version: number; readonly form: ItemForm } | null
}

const isBase = (value: unknown): boolean =>
  value === null || (isRecord(value) && typeof value['version'] === 'number' && isRecord(value['form']))

/** Reads what the browser has stored of an item; null for what this version of the panel does not know. */
export function readUnsaved(content: unknown): UnsavedItem | null {
  return isRecord(content) && isRecord(content['form']) && isBase(content['base']) ? (content as unknown as UnsavedItem) : null
}

/** The fields of a form that the item has too: another version of the panel may have stored others. */
export function knownFields(form: ItemForm, known: ItemForm): ItemForm {
  return { ...known, ...Object.fromEntries(Object.entries(form).filter(([name]) => Object.hasOwn(known, name))) }
}

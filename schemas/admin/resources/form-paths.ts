import { ownValue } from '#schemas/names/own-value.ts'

import type { FormField } from './form-tree.ts'

/** Lists every field of a tree, those below others too. */
export function allFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => [field, ...allFields(field.children ?? [])])
}

/** A value of a form and the path where it stands, with languages and indexes filled in. */
export interface PlacedValue {
  readonly path: string
  readonly value: unknown
}

const below = ({ path, value }: PlacedValue, step: string): PlacedValue[] => {
  const held = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const keys = step === '*' ? Object.keys(held) : Object.hasOwn(held, step) ? [step] : []
  return keys.map((key) => ({ path: path === '' ? key : `${path}.${key}`, value: ownValue(held, key) }))
}

/** Finds the values of a form at a path with stars. */
export function valuesAt(form: unknown, path: string): readonly PlacedValue[] {
  return path
    .split('.')
    .reduce<readonly PlacedValue[]>((found, step) => found.flatMap((placed) => below(placed, step)), [{ path: '', value: form }])
}

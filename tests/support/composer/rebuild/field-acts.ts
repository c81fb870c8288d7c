import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { Field, ListField } from '#forms/field-tree.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { blankValue } from '#forms/values/blank-value.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'

type Value = Json | undefined

/** One item on the way to a field: the item of this number in a list. */
export interface ItemStep {
  readonly list: ListField
  readonly index: number
}

interface AtField {
  readonly pointer: string
  /** The fields from the one of the block down to the one that is written. */
  readonly field: Field
  readonly top: Field
  readonly steps: readonly ItemStep[]
}

/** One act of a person in the form of a block. */
export type FieldAct =
  | (AtField & { readonly do: 'write'; readonly value: Json; readonly before: Value })
  /** Takes the value away, so that the view shows its default. */
  | (AtField & { readonly do: 'clear'; readonly before: Json })
  | (AtField & { readonly do: 'add-item'; readonly field: ListField; readonly value: Json; readonly index: number })
  | (AtField & { readonly do: 'remove-item'; readonly field: ListField; readonly index: number })

interface Way {
  readonly pointer: string
  readonly top: Field
  readonly steps: readonly ItemStep[]
}

const hasFallback = ({ kind, fallback }: Field) => fallback !== undefined && ['select', 'switch', 'icon', 'colour'].includes(kind)

/** Another value than the shown one, for a field that writes nothing when its shown value is chosen again. */
function otherValue(field: Field): Json {
  if (field.kind === 'switch') return field.fallback !== true
  const options = 'options' in field ? (field.options ?? []) : []
  const other = options.find(({ value }) => value !== field.fallback)
  if (!other) throw new Error(`« ${field.label.fr} » has one value alone`)
  return other.value
}

function plainActs(field: Field, way: Way, before: Value, after: Value): FieldAct[] {
  const at = { ...way, field }
  // Choosing the value that a field shows already is no act: another one is chosen in between.
  const isShown = hasFallback(field) && (after ?? before) === field.fallback
  const first: FieldAct[] = isShown ? [{ ...at, do: 'write', value: otherValue(field), before }] : []
  const now = isShown ? otherValue(field) : before
  if (after !== undefined) return [...first, { ...at, do: 'write', value: after, before: now }]
  return now === undefined ? first : [...first, { ...at, do: 'clear', before: now }]
}

function listActs(field: ListField, way: Way, before: readonly Json[], after: readonly Json[]): FieldAct[] {
  const acts: FieldAct[] = []
  const at = { ...way, field }
  for (let index = before.length - 1; index >= after.length; index -= 1) acts.push({ ...at, do: 'remove-item', index })
  for (const [index, item] of after.entries()) {
    const blank = blankValue(field.item)
    if (index >= before.length) acts.push({ ...at, do: 'add-item', value: blank, index })
    const inner = { top: way.top, pointer: pointerTo(way.pointer, index), steps: [...way.steps, { list: field, index }] }
    acts.push(...valueActs(field.item, inner, index < before.length ? before[index] : blank, item))
  }
  return acts
}

const itemsOf = (value: Value): readonly Json[] => (Array.isArray(value) ? value : [])

function valueActs(field: Field, way: Way, before: Value, after: Value): FieldAct[] {
  if (isEqualJson(before ?? null, after ?? null) && (before === undefined) === (after === undefined)) return []
  if (field.kind === 'list') return listActs(field, way, itemsOf(before), itemsOf(after))
  if (field.kind === 'object' && isRecord(after)) return objectActs(field.fields, way, isRecord(before) ? before : {}, after)
  if (field.kind === 'unknown') throw new Error(`« ${field.name} » has no field`)
  return plainActs(field, way, before, after)
}

type Props = Readonly<Record<string, Json>>

function objectActs(fields: readonly Field[], way: Way, before: Props, after: Props): FieldAct[] {
  return fields.flatMap((field) =>
    valueActs(field, { ...way, pointer: pointerTo(way.pointer, field.name) }, before[field.name], after[field.name]),
  )
}

const GROUPS = ['content', 'look', 'behaviour'] as const

/** Fields that another one shows come behind it; the rest in the order of the tabs. */
const turnOf = ({ when, group }: Field) => (when ? GROUPS.length : 0) + GROUPS.indexOf(group)

/** Plans what a person does in the form of a block to make its props from others. */
export function fieldActs(fields: readonly Field[], before: Props, after: Props): FieldAct[] {
  const known = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(after).find((name) => !known.has(name))
  if (unknown !== undefined) throw new Error(`« ${unknown} » has no field`)
  return fields
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .flatMap((field) =>
      valueActs(field, { pointer: pointerTo('', field.name), top: field, steps: [] }, before[field.name], after[field.name]),
    )
}

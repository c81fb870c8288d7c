import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { SiteValue } from '#forms/pickers.ts'
import { readableText } from '#forms/values/readable-text.ts'
import { readSchema } from '#forms/read-schema.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { wordsIn } from '#composer/block-types/block-words.ts'
import { placeOfFault } from '#composer/block-types/place-of-fault.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { HEAD_LABELS } from '#composer/commands/set-values.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Versions with the values of the site, called by their names where two different ones would read the same. */
export function readableVersions<Name extends string>(
  versions: Readonly<Record<Name, string | undefined>>,
  values: readonly SiteValue[],
): Record<Name, string | undefined> {
  const names = values.map((value) => ({ ...value, now: '' }))
  const stored = new Set(Object.values(versions))
  const isClear = new Set([...stored].map((words) => readable(words as string | undefined, values))).size === stored.size
  const entries = Object.entries<string | undefined>(versions).map(([name, words]) => [name, readable(words, isClear ? values : names)])
  return Object.fromEntries(entries) as Record<Name, string | undefined>
}

const readable = (words: string | undefined, values: readonly SiteValue[]) =>
  words === undefined ? undefined : readableText(words, values)

/** A value as words: texts without their marks, lists line by line, the texts of a block. */
export function wordsOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return withoutTags(value).trim()
  if (typeof value !== 'object') return String(value)
  const inner = isBlockLike(value) ? value.props : value
  const words = Object.values(inner).map((each) => wordsOf(each))
  return words.filter((each) => each !== undefined).join(' · ') || undefined
}

const isBlockLike = (value: Json): value is { props: Record<string, Json> } => isRecord(value) && isRecord(value['props'])

/** The label of what a conflict is about, where it is no field; null for the element as a whole. */
const wholeLabel = ({ text }: Pick<Workbench, 'text'>, { op }: Operation): string | null =>
  op === 'move' ? text('composer.conflict.place') : op === 'visible' ? text('composer.fields.visibility') : null

/** The block and the field that a conflict is about. */
export function titleOfConflict(bench: Workbench, conflict: Conflict): { block: string; field: string | null } {
  const { operation } = conflict.edit
  if (operation.op === 'head') return { block: bench.text('composer.checks.page'), field: headLabel(bench.text, operation.pointer) }
  const block = subjectOf(bench, conflict)
  const schema = block && bench.registry.types.get(block.type)?.manifest.props
  const field =
    operation.op === 'set' && schema
      ? placeOfFault(readSchema(schema), conflict.pointer ?? operation.pointer)
      : wholeLabel(bench, operation)
  return { block: block ? subjectName(bench, block) : '', field }
}

/** The place of a conflict in a sentence: the element, then its field. */
export const placeWords = (block: string, field: string | null): string => (field === null ? block : `${block}, ${field}`)

function subjectOf({ store }: Workbench, { edit: { operation }, rescue }: Conflict): Block | undefined {
  if (operation.op === 'insert') return operation.block
  return operation.op === 'head' ? undefined : (store.block(operation.id) ?? rescue?.block)
}

function subjectName({ store, registry, pickers }: Workbench, block: Block): string {
  if (store.block(block.id)) return nameOf({ document: store.document, registry }, block.id)
  return [labelOf(registry, block.type), wordsIn(registry, block, pickers.values)].filter((part) => part !== '').join(' › ')
}

function headLabel(text: Workbench['text'], pointer: string): string | null {
  const label = Object.entries(HEAD_LABELS).find(([known]) => known === pointer)?.[1]
  return label ? text(label) : null
}

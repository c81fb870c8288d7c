import { systemClock } from '#domain/dates/clock.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { Place } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { blocksIn, findBlock, placeOf } from '#engine/draft/document/find-block.ts'
import { isBlock } from '#engine/draft/operations/apply-structure.ts'
import type { Operation, ValueOperation } from '#engine/draft/operations/operation.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { readVisibility } from '#engine/visibility/read-visibility.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { Field } from '#forms/field-tree.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { ReadNames } from '#forms/values/names/content-name.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { wordsIn } from '#composer/block-types/block-words.ts'
import { fieldAtPointer } from '#composer/checks/field-at-pointer.ts'
import { placeWords } from '#composer/moving/place-words.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { readableVersions } from './conflict-words.ts'
import { headWords } from './head-words.ts'
import { differingWords, partsWords, valueWords } from './value-words.ts'
import { visibilityWords } from './visibility-words.ts'

type Bench = Pick<Workbench, 'registry' | 'store' | 'text' | 'pickers'> & { readonly names: ReadNames }
type Words = Record<'before' | 'theirs' | 'mine', string | undefined>

/** The three versions of a conflict in the words of the form; a version that is nothing has none. */
export function conflictVersions(bench: Bench, conflict: Conflict): Words {
  return readableVersions(versionsOf(bench, conflict), bench.pickers.values)
}

function versionsOf(bench: Bench, conflict: Conflict): Words {
  const { operation, trace } = conflict.edit
  if (operation.op === 'set' || operation.op === 'head') return valueVersions(bench, conflict, operation)
  const words = (each: Operation) => operationWords(bench, each)
  if (operation.op === 'move' || operation.op === 'visible')
    return { before: words(trace.inverse), theirs: presentWords(bench, operation), mine: words(operation) }
  const { before, theirs, mine } = conflict
  const [former, now] = wholeWords(bench, before, theirs)
  return { before: former, theirs: now, mine: versionWords(bench, mine) }
}

function valueVersions(bench: Bench, conflict: Conflict, operation: ValueOperation): Words {
  const { registry, store } = bench
  const pointer = conflict.pointer ?? operation.pointer
  const { before, theirs, mine } = conflict
  if (operation.op === 'head')
    return { before: headWords(pointer, before, bench), theirs: headWords(pointer, theirs, bench), mine: headWords(pointer, mine, bench) }
  const block = store.block(operation.id) ?? conflict.rescue?.block
  const schema = block && registry.types.get(block.type)?.manifest.props
  const field = schema && fieldAtPointer(readSchema(schema), pointer)
  const shown = (value: Json | undefined) => value ?? (conflict.rescue ? undefined : fallbackOf(field))
  return differingWords(field, { before: shown(before), theirs: shown(theirs), mine: shown(mine) }, bench)
}

/** The value that a choice shows where the document has none. */
const fallbackOf = (field: Field | undefined): Json | undefined =>
  field && (field.kind === 'switch' || 'options' in field) ? field.fallback : undefined

function operationWords(bench: Bench, operation: Operation): string | undefined {
  if (operation.op === 'move') return placeIn(bench, operation.to)
  return operation.op === 'visible' ? visibilityWords(operation.visibility, bench.text, systemClock()) : undefined
}

/** The place or the visibility that the page holds now. */
function presentWords(bench: Bench, { op, id }: { readonly op: 'move' | 'visible'; readonly id: string }): string | undefined {
  const found = findBlock(bench.store.document, id)
  if (!found) return undefined
  if (op === 'move') return placeIn(bench, placeOf(found))
  return visibilityWords(readVisibility(found.block.visibility), bench.text, systemClock())
}

/** The words of a place; undefined where the list of the place is gone. A neighbour that is gone is left out. */
function placeIn(bench: Bench, place: Place): string | undefined {
  const { document } = bench.store
  if (!blocksIn(document, place.in)) return undefined
  const there = (id: string | null) => (id !== null && findBlock(document, id) ? id : null)
  return placeWords(namedIn(bench), { in: place.in, after: there(place.after), before: there(place.before) }, bench.text)
}

const namedIn = ({ store, registry, pickers }: Bench) => ({ document: store.document, registry, values: pickers.values })

/** Two versions of a whole element in words; where its own form says the same of both, those of what differs in it. */
function wholeWords(
  bench: Bench,
  before: Json | undefined,
  theirs: Json | undefined,
): [former: string | undefined, now: string | undefined] {
  const words = [versionWords(bench, before), versionWords(bench, theirs)] as const
  if (words[0] !== words[1] || !isBlock(before) || !isBlock(theirs)) return [...words]
  const [former, now] = [differingIn(before, theirs), differingIn(theirs, before)].map(
    (blocks) => blocks.map((block) => blockWords(bench, block)).join(' · ') || undefined,
  )
  return former === now ? [...words] : [former, now]
}

/** The blocks in an element that are not the same in its other version, without those around them. */
function differingIn(block: Block, other: Block): Block[] {
  const others = new Map<string, Block>()
  walkBlocks([other], (each) => void others.set(each.id, each))
  const found: Block[] = []
  walkBlocks([block], (each) => {
    if (each.id !== block.id && !isEqualJson(each.props, others.get(each.id)?.props)) found.push(each)
  })
  return found
}

/** A whole element: the words of its form, else those of what is in it, else the name of its type. */
function blockWords(bench: Bench, block: Block): string {
  const { registry } = bench
  const schema = registry.types.get(block.type)?.manifest.props
  const words = schema && partsWords(readSchema(schema).fields, block.props, bench)
  return words ?? (wordsIn(registry, block) || labelOf(registry, block.type))
}

const versionWords = (bench: Bench, value: Json | undefined): string | undefined =>
  isBlock(value) ? blockWords(bench, value) : valueWords(undefined, value, bench)

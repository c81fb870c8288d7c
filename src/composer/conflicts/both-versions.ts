import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { joinLists } from '#engine/draft/merge/join-versions.ts'
import { blockTexts, type TextKind } from '#engine/text/block-texts.ts'
import { hasVisibleText } from '#schemas/text/visible-text.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { wordsOf } from './conflict-words.ts'

/** The values of the head that are words. */
const HEAD_TEXTS = ['/title', '/seo/title', '/seo/description']

type Bench = Pick<Workbench, 'registry' | 'store'>

interface Meeting {
  readonly theirs: Json | undefined
  readonly kind: TextKind | undefined
}

/** The value of the page now in the place of a conflict, and the kind of text there. */
function meetingAt({ registry, store }: Bench, { edit: { operation }, pointer: unit }: Conflict): Meeting | null {
  if (operation.op !== 'set' && operation.op !== 'head') return null
  const pointer = unit ?? operation.pointer
  if (operation.op === 'head')
    return { theirs: valueAt(store.document.head, pointer), kind: HEAD_TEXTS.includes(pointer) ? 'text' : undefined }
  const block = store.block(operation.id)
  const schema = block && registry.types.get(block.type)?.manifest.props
  if (!schema) return null
  const texts = blockTexts(schema, { shown: block.props, stored: block.props })
  return { theirs: valueAt(block.props, pointer), kind: texts.find((text) => text.pointer === pointer)?.kind }
}

const hasWords = (value: Json | undefined): value is string => typeof value === 'string' && hasVisibleText(wordsOf(value) ?? '')

/** Makes one list with the items of both versions of a conflict. Null for another value, and where one list holds the other. */
export function bothVersions(bench: Bench, conflict: Conflict): Json | null {
  const { why, rescue, mine } = conflict
  const theirs = why === 'refused' || rescue ? undefined : meetingAt(bench, conflict)?.theirs
  if (!Array.isArray(theirs) || !Array.isArray(mine)) return null
  const joined = joinLists(theirs, mine)
  return isEqualJson(joined, mine) || isEqualJson(joined, theirs) ? null : joined
}

/** Tells if both versions of a conflict are texts with words, which can wait beside each other until the person chooses. */
export function areBothTexts(bench: Bench, conflict: Conflict): boolean {
  const { why, rescue, mine } = conflict
  const meeting = why === 'refused' || rescue ? null : meetingAt(bench, conflict)
  return meeting?.kind !== undefined && hasWords(meeting.theirs) && hasWords(mine) && meeting.theirs !== mine
}

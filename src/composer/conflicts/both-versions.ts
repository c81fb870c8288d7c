import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { valueAt } from '#engine/draft/document/pointer.ts'
import { joinLists, joinTexts } from '#engine/draft/merge/join-versions.ts'
import { blockTexts, type TextKind } from '#engine/text/block-texts.ts'
import { hasVisibleText } from '#schemas/text/visible-text.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { wordsOf } from './conflict-words.ts'

/** The values of the head that are words. */
const HEAD_TEXTS = ['/title', '/seo/title', '/seo/description']

type Bench = Pick<Workbench, 'registry' | 'store' | 'text'>

/** The author of the other version of a conflict: a name, null until it is known; or the same person in another tab, who cannot tell by « mine » which of the two is meant. */
export interface OtherVersion {
  readonly name: string | null
  readonly isOwn: boolean
}

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

/**
 * Makes one value of both versions of a conflict: of a text, both with a mark; of a list, the items of both. Null where one value cannot hold
 * them, such as a number, a choice, a link or a picture, and where one version is empty or holds the other.
 */
export function bothVersions(bench: Bench, conflict: Conflict, other: OtherVersion): Json | null {
  const { why, rescue, mine } = conflict
  const meeting = why === 'refused' || rescue ? null : meetingAt(bench, conflict)
  if (!meeting || mine === undefined) return null
  const { theirs, kind } = meeting
  const joined = Array.isArray(theirs) && Array.isArray(mine) ? joinLists(theirs, mine) : joinedTexts(bench, kind, { theirs, mine, other })
  return isEqualJson(joined, mine) || isEqualJson(joined, theirs) ? null : joined
}

interface Texts {
  readonly theirs: Json | undefined
  readonly mine: Json
  readonly other: OtherVersion
}

function markOf({ text }: Bench, { name, isOwn }: OtherVersion): string {
  if (isOwn) return text('composer.conflict.mark.in-place')
  return text('composer.conflict.mark.theirs', { name: name ?? text('composer.conflict.mark.unnamed') })
}

function joinedTexts(bench: Bench, kind: TextKind | undefined, { theirs, mine, other }: Texts): string | null {
  if (kind === undefined || !hasWords(theirs) || !hasWords(mine) || theirs === mine) return null
  return joinTexts(kind, [
    { mark: markOf(bench, other), text: theirs },
    { mark: bench.text(other.isOwn ? 'composer.conflict.mark.aside' : 'composer.conflict.mark.mine'), text: mine },
  ])
}

import type { Block, Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/**
 * True when two states of a page surely have the same document facts: the same blocks in the same places, with the same levels and
 * anchors. Shared objects are not looked into, so the cost is that of the way to what changed.
 */
export function hasSameFacts(former: readonly Block[], now: readonly Block[]): boolean {
  if (former === now) return true
  return former.length === now.length && former.every((block, index) => isSameForFacts(block, now[index] as Block))
}

function isSameForFacts(one: Block, other: Block): boolean {
  if (one === other) return true
  if (one.id !== other.id || one.type !== other.type || one.visibility !== other.visibility) return false
  return (one.props === other.props || hasSameEntry(one.props, other.props)) && hasSameSlots(one.slots ?? {}, other.slots ?? {})
}

/** The values that titles, anchors and the outline are derived from. A title without an anchor stands in no outline. */
function hasSameEntry(one: Props, other: Props): boolean {
  if (one['anchor'] !== other['anchor'] || one['level'] !== other['level']) return false
  return one['anchor'] === undefined || (one['title'] === other['title'] && one['text'] === other['text'])
}

function hasSameSlots(one: Slots, other: Slots): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name, index) => Object.keys(other)[index] === name && hasSameFacts(ownValue(one, name) ?? [], ownValue(other, name) ?? []))
  )
}

type Props = Readonly<Record<string, Json>>
type Slots = Readonly<Record<string, readonly Block[]>>

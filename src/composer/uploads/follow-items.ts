import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { pointerSegments, valueAt } from '#engine/document/pointer.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Value = Json | undefined

/** The pointer, after a change, of what stood at a pointer before it: that of its item in each list on its way. Null for an item that was removed. */
export function followedPointer(before: Value, after: Value, pointer: string): string | null {
  const [segments, raw] = [pointerSegments(pointer) ?? [], pointer.split('/').slice(1)]
  let [former, now]: [Value, Value] = [before, after]
  const followed: string[] = []
  for (const [at, segment] of segments.entries()) {
    const index = Array.isArray(former) ? indexAfter(former, now, Number(segment)) : null
    if (index === -1) return null
    followed.push(index === null ? (raw[at] ?? '') : String(index))
    former = valueAt(former, `/${raw[at]}`)
    now = valueAt(now, `/${followed[at]}`)
  }
  return `/${followed.join('/')}`
}

/** The index of an item after a change of its list; -1 for one that was removed. Of equal items the one at the same index is taken, else the first. */
function indexAfter(before: readonly Json[], after: Value, index: number): number {
  if (!Array.isArray(after)) return -1
  const item = before[index]
  if (item === undefined) return index
  const same = typeof item === 'object' && item !== null ? after.indexOf(item) : -1
  if (same >= 0) return same
  if (isEqualJson(after[index], item)) return index
  const equal = after.findIndex((each) => isEqualJson(each, item))
  // An item that is edited where it stands is another value.
  return equal >= 0 || after.length < before.length ? equal : index
}

/** Leads the pictures on their way to the items that they were chosen for, while lists are changed. The answer of the function ends it. */
export function followItems({ store, uploads }: Pick<Workbench, 'store' | 'uploads'>): () => void {
  const known = new Map<string, Value>()
  const remember = () => {
    const ids = new Set(uploads.all.get().flatMap(({ target }) => target?.id ?? []))
    for (const id of ids) if (!known.has(id)) known.set(id, store.block(id)?.props)
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
  }
  const follow = () => {
    for (const [id, before] of [...known]) {
      const props = store.block(id)?.props
      if (!props || props === before) continue
      known.set(id, props)
      uploads.follow(id, (pointer) => followedPointer(before, props, pointer))
    }
  }
  const ends = [uploads.all.subscribe(remember), store.onChange(follow)]
  return () => {
    for (const end of ends) end()
  }
}

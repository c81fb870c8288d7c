import { USUAL_VIEW, type FrameView } from '#schemas/composer/frame-view.ts'
import type { EditedKey } from '#composer/composer-props.ts'
import { ValueStore } from '#engine/value-store.ts'

let last: { readonly of: string; readonly view: ValueStore<FrameView> } | null = null

/** The view of a document, which stays the same in its other languages. Another one begins with the usual view. */
export function openPageView({ kind, id }: EditedKey): ValueStore<FrameView> {
  const of = `${kind} ${id}`
  if (last?.of !== of) last = { of, view: new ValueStore<FrameView>(USUAL_VIEW, isSame) }
  return last.view
}

function isSame(one: FrameView, other: FrameView): boolean {
  return one.audience === other.audience && one.date === other.date
}

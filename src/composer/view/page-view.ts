import { USUAL_VIEW, type FrameView } from '#schemas/composer/frame-view.ts'
import { ValueStore } from '#engine/value-store.ts'

let last: { readonly idPage: number; readonly view: ValueStore<FrameView> } | null = null

/** The view of a page, which stays the same in its other languages. Another page begins with the usual one. */
export function viewOfPage(idPage: number): ValueStore<FrameView> {
  if (last?.idPage !== idPage) last = { idPage, view: new ValueStore<FrameView>(USUAL_VIEW, isSame) }
  return last.view
}

function isSame(one: FrameView, other: FrameView): boolean {
  return one.audience === other.audience && one.date === other.date
}

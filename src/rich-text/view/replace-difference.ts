import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

/** Marks a change that comes from outside of the editor. */
export const OUTSIDE = 'outside'

/** Shows another document. Only what differs is replaced, so that the caret stays where it is. */
export function replaceDifference(view: EditorView, next: Node): void {
  const { doc, tr } = view.state
  const from = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (from === null || end === null) return
  // The same text on both sides of a change can be counted twice.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap))
  view.dispatch(tr.setMeta(OUTSIDE, true).setMeta('addToHistory', false))
}

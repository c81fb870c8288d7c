import type { EditorState } from 'prosemirror-state'
import { blockAtCaret, depthOf } from '#rich-text/commands/blocks.ts'
import { hasFormat, linkAtSelection } from '#rich-text/commands/formats.ts'
import { listAtCaret } from '#rich-text/commands/lists.ts'
import { isInTable } from '#rich-text/commands/tables.ts'

/** Formats that the toolbar and its menu show as on or off. */
export const SHOWN_FORMATS = ['strong', 'em', 's', 'sup', 'sub'] as const

/** The things at the caret, by name: formats, `a`, the list, `table`, `blockquote` and the tag of the text block. */
export type ToolbarState = ReadonlySet<string>

/** Names everything at the caret that the toolbar shows. */
export function toolbarState(state: EditorState): ToolbarState {
  const names = [
    ...SHOWN_FORMATS.filter((tag) => hasFormat(state, tag)),
    linkAtSelection(state) && 'a',
    listAtCaret(state),
    isInTable(state) && 'table',
    depthOf(state.selection.$from, ['blockquote']) !== null && 'blockquote',
    blockAtCaret(state),
  ]
  return new Set(names.filter((name) => typeof name === 'string'))
}

/** True when two states show the same. */
export function isEqualState(one: ToolbarState, other: ToolbarState): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name))
}

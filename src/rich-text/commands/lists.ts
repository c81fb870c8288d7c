import type { NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, Transaction } from 'prosemirror-state'
import type { Attributes } from '#rich-text/document/elements.ts'
import { LINE } from '#rich-text/document/schema.ts'
import { depthOf, linesToParagraphs } from './blocks.ts'

/** The two lists of the toolbar. */
export type ListTag = 'ul' | 'ol'

const LISTS = ['ul', 'ol']

const withItem =
  (make: (item: NodeType) => Command): Command =>
  (state, dispatch) => {
    const item = state.schema.nodes['li']
    return item ? make(item)(state, dispatch) : false
  }

/** The tag of the list around the caret. */
export function listAtCaret(state: Parameters<Command>[0]): string | null {
  const depth = depthOf(state.selection.$from, LISTS)
  return depth === null ? null : state.selection.$from.node(depth).type.name
}

/** Turns paragraphs into a list, a list into the other kind, or its items into paragraphs. */
export function toggleList(tag: ListTag): Command {
  return (state, dispatch, view) => {
    const type = state.schema.nodes[tag]
    if (!type) return false
    const depth = depthOf(state.selection.$from, LISTS)
    if (depth === null) return wrapInList(type)(state, dispatch && ((tr) => dispatch(withBareItems(tr))))
    const { $from } = state.selection
    if ($from.node(depth).type === type) return outdent(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
    return true
  }
}

/** An item that holds one plain paragraph holds its text bare, as content writes it. */
function withBareItems(tr: Transaction): Transaction {
  const line = tr.doc.type.schema.nodes[LINE]
  const { $from, to } = tr.selection
  const depth = depthOf($from, LISTS)
  if (!line || depth === null) return tr
  tr.doc.nodesBetween($from.before(depth), to, (node, position) => {
    const only = node.type.name === 'li' && node.childCount === 1 ? node.firstChild : null
    if (only?.type.name === 'p' && (only.attrs['attributes'] as Attributes).length === 0) tr.setNodeMarkup(position + 1, line)
  })
  return tr
}

/** Moves the items one level in. */
export const indent: Command = withItem(sinkListItem)

/** Moves the items one level out; out of the outermost list they become paragraphs. */
export const outdent: Command = withItem((item) => (state, dispatch) => {
  return liftListItem(item)(state, dispatch && ((tr) => dispatch(linesToParagraphs(tr))))
})

/** Begins the next item; in an empty one it ends the list. */
export const splitItem: Command = withItem((item) => (state, dispatch, view) => {
  const { $from, empty } = state.selection
  const isInItem = $from.depth > 1 && $from.node(-1).type === item
  if (empty && isInItem && $from.parent.content.size === 0 && $from.node(-1).childCount === 1) return outdent(state, dispatch, view)
  return splitListItem(item)(state, dispatch)
})

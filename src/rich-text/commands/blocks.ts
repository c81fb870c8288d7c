import { chainCommands, lift, newlineInCode, setBlockType, wrapIn } from 'prosemirror-commands'
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import type { Attributes } from '#rich-text/document/elements.ts'
import { LINE, VALUE } from '#rich-text/document/schema.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The depth of the closest node of some types around a position; null without one. */
export function depthOf($position: ResolvedPos, tags: readonly string[]): number | null {
  for (let depth = $position.depth; depth > 0; depth--) if (tags.includes($position.node(depth).type.name)) return depth
  return null
}

/** Runs a command for each kind of node of the document's schema, and nothing where there is none. */
const withType =
  (tag: string, make: (type: NodeType) => Command): Command =>
  (state, dispatch, view) => {
    const type = ownValue(state.schema.nodes, tag)
    return type ? make(type)(state, dispatch, view) : false
  }

/** Turns the selected paragraphs into headings, or headings into paragraphs. */
export const setBlock = (tag: string): Command => withType(tag, (type) => setBlockType(type))

/** The tag of the text block at the caret. */
export function blockAtCaret({ selection }: EditorState): string {
  return selection.$from.parent.type.name
}

/** Puts the selected blocks into a quote, or takes them out of it. */
export const toggleQuote: Command = withType('blockquote', (quote) => (state, dispatch) => {
  const isQuoted = depthOf(state.selection.$from, ['blockquote']) !== null
  return isQuoted ? lift(state, dispatch) : wrapIn(quote)(state, dispatch)
})

/** Gives bare lines that an act has moved to the top of the document their paragraphs. */
export function linesToParagraphs(tr: Transaction): Transaction {
  const { doc } = tr
  const paragraph = doc.type.schema.nodes['p']
  if (!paragraph) return tr
  const { from, to } = tr.selection
  doc.nodesBetween(from, to, (node, position, parent) => {
    if (node.type.name === LINE && parent === doc) tr.setNodeMarkup(position, paragraph)
    return node.type.name !== LINE
  })
  return tr
}

/** Inserts a node at the caret; a block node is followed by the caret. */
function insert(make: (state: EditorState) => Node | null): Command {
  return (state, dispatch) => {
    const node = make(state)
    if (!node) return false
    const tr = state.tr.replaceSelectionWith(node)
    if (tr.steps.length === 0) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Ends the line and begins another in the same paragraph. */
export const insertBreak: Command = chainCommands(
  newlineInCode,
  insert(({ schema }) => schema.nodes['br']?.create() ?? null),
)

/** Inserts a line across the text. */
export const insertRule: Command = insert(({ schema }) => schema.nodes['hr']?.create() ?? null)

/** Inserts a value of the site, written `{{NAME}}`. */
export const insertValue = (placeholder: string): Command =>
  insert(({ schema }) => schema.nodes[VALUE]?.create({ text: placeholder }) ?? null)

/** Inserts a picture; without an alternative text it is one of decoration. */
export function insertPicture(attributes: Attributes): Command {
  return insert(({ schema }) => schema.nodes['img']?.create({ attributes }) ?? null)
}

/** Puts the caret into the first text block after a position. */
export function caretInto(tr: Transaction, position: number): Transaction {
  return tr.setSelection(TextSelection.near(tr.doc.resolve(position), 1)).scrollIntoView()
}

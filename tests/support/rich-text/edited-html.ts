import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection, type Command, type Transaction } from 'prosemirror-state'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { readHtml } from '#rich-text/document/read-html.ts'
import { writeHtml } from '#rich-text/document/write-html.ts'

const MARKS = /[[\]|]/

function markPositions(doc: Node): number[] {
  const found: number[] = []
  doc.descendants((node, position) => {
    for (const [index, character] of Array.from(node.text ?? '').entries()) if (MARKS.test(character)) found.push(position + index)
  })
  return found
}

/** A state of the editor on a text in which `|` marks the caret, or `[` and `]` the selection. */
export function stateOf(html: string, kind: HtmlKind = 'html'): EditorState {
  const state = EditorState.create({ doc: readHtml(html, kind) })
  return state.apply(takeMarks(state.tr))
}

/** Takes the marks out of a text, and sets the caret or the selection there. */
export function takeMarks(tr: Transaction): Transaction {
  const positions = markPositions(tr.doc)
  for (const position of positions.toReversed()) tr.delete(position, position + 1)
  const [from = 0, to] = positions
  return tr.setSelection(TextSelection.create(tr.doc, from, to === undefined ? from : to - 1))
}

/** The text after some commands, with the caret or the selection marked; null when one refuses. */
export function afterCommands(html: string, commands: readonly Command[], kind: HtmlKind = 'html'): string | null {
  let state = stateOf(html, kind)
  for (const command of commands) if (!command(state, (tr) => (state = state.apply(tr)))) return null
  const { from, to, empty } = state.selection
  const tr = empty ? state.tr.insertText('|', from) : state.tr.insertText(']', to).insertText('[', from)
  return writeHtml(tr.doc)
}

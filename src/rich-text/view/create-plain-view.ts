import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, Plugin, TextSelection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import { insertValue } from '#rich-text/commands/blocks.ts'
import { plainSchema, positionAt, readPlainText } from '#rich-text/document/plain-text.ts'
import { VALUE } from '#rich-text/document/schema.ts'
import { readPlainPaste } from '#rich-text/paste/plain-paste.ts'
import { clipboardSerializer } from './clipboard-serializer.ts'
import { leaveUndoKeys } from './leave-undo-keys.ts'
import { OUTSIDE, replaceDifference } from './replace-difference.ts'
import { showValue } from './value-view.ts'
import { type ValueWords } from './value-words.ts'

/** Options of a view of a text without formats. */
export interface PlainViewOptions {
  readonly place: HTMLElement
  readonly text: string
  /** False where a line end has no place. */
  readonly hasLines: boolean
  readonly attributes: Readonly<Record<string, string>>
  readonly wordsOf: (placeholder: string) => ValueWords
  /** False where what is around the text undoes its changes. */
  readonly hasHistory: boolean
  readonly onChange: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  /** Called with what a paste has left out. */
  readonly onDropped: (dropped: Dropped) => void
}

/** A text without formats that is being edited. */
export interface PlainView {
  /** Takes a text from outside. */
  readonly write: (text: string) => void
  readonly insertValue: (placeholder: string) => void
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void
  /** Gives the focus to the text, with the caret after some characters of it. */
  readonly focus: (caret?: number) => void
  readonly destroy: () => void
}

/** Removes the value beside the caret as a whole. */
const removeValue =
  (side: 'nodeBefore' | 'nodeAfter'): Command =>
  ({ selection, tr }, dispatch) => {
    const { empty, $from, from } = selection
    const node = $from[side]
    if (!empty || node?.type.name !== VALUE) return false
    const start = side === 'nodeBefore' ? from - node.nodeSize : from
    dispatch?.(tr.delete(start, start + node.nodeSize).scrollIntoView())
    return true
  }

/** Makes values of the site out of their names as soon as these are typed or pasted. */
const readValues = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) => {
    doc.forEach((node, start) => {
      if (!node.isText || !node.text?.includes('{{')) return
      let position = start
      for (const { text, name } of splitAtPlaceholders(node.text)) {
        const from = tr.mapping.map(position)
        if (name !== null) tr.replaceWith(from, from + text.length, plainSchema.node(VALUE, { text }))
        position += text.length
      }
    })
    return tr.docChanged ? tr : null
  },
})

/** Makes one line of several, joined by single spaces. One line stays as it is, with the spaces at its ends. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n]/)
  if (lines.length === 1) return text
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

function keys({ hasLines, hasHistory }: PlainViewOptions): Record<string, Command> {
  return {
    ...(hasHistory && { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo }),
    Backspace: removeValue('nodeBefore'),
    Delete: removeValue('nodeAfter'),
    // A text of one line has no act for this key.
    ...(!hasLines && { Enter: () => true }),
  }
}

/** Mounts an editor of a text without formats that shows its values of the site as chips. */
export function createPlainView(options: PlainViewOptions): PlainView {
  let { text } = options
  const view: EditorView = new EditorView(options.place, {
    state: EditorState.create({
      doc: readPlainText(text),
      plugins: [...(options.hasHistory ? [history()] : []), keymap(keys(options)), keymap(baseKeymap), readValues],
    }),
    attributes: { ...options.attributes },
    nodeViews: { [VALUE]: (node) => showValue(options.wordsOf(String(node.attrs['text']))) },
    clipboardSerializer: clipboardSerializer(plainSchema),
    transformPastedText: (pasted) => (options.hasLines ? pasted : joinLines(pasted)),
    handlePaste: (_view, { clipboardData }) => {
      const { text: pasted, dropped } = readPlainPaste(clipboardData)
      if (dropped.size > 0) options.onDropped(dropped)
      if (pasted === clipboardData?.getData('text/plain')) return false
      view.dispatch(view.state.tr.insertText(options.hasLines ? pasted : joinLines(pasted)).scrollIntoView())
      return true
    },
    handleDOMEvents: { focus: options.onFocus, blur: options.onBlur, ...(!options.hasHistory && leaveUndoKeys) },
    dispatchTransaction: (transaction) => {
      const { state, transactions } = view.state.applyTransaction(transaction)
      view.updateState(state)
      if (!transactions.some(({ docChanged }) => docChanged) || transaction.getMeta(OUTSIDE) === true) return
      text = state.doc.textContent
      options.onChange(text)
    },
  })
  return {
    write: (next) => {
      if (next === text) return
      text = next
      replaceDifference(view, readPlainText(next))
    },
    insertValue: (placeholder) => void insertValue(placeholder)(view.state, view.dispatch.bind(view), view),
    setAttributes: (next) => view.setProps({ attributes: { ...next } }),
    focus: (caret) => {
      const { doc, tr } = view.state
      if (caret !== undefined) view.dispatch(tr.setSelection(TextSelection.create(doc, positionAt(doc, caret))))
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

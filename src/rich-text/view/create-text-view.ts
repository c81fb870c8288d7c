import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { AllSelection, EditorState, Plugin, Selection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { insertBreak } from '#rich-text/commands/blocks.ts'
import { formatsAtCaret, toggleFormat } from '#rich-text/commands/formats.ts'
import { indent, outdent, splitItem, toggleList } from '#rich-text/commands/lists.ts'
import { readHtml } from '#rich-text/document/read-html.ts'
import { LINE, VALUE } from '#rich-text/document/schema.ts'
import { writeHtml } from '#rich-text/document/write-html.ts'
import { leaveUndoKeys } from './leave-undo-keys.ts'
import type { CaretPlace } from './leave-value.ts'
import { pasteProps } from './paste-props.ts'
import { OUTSIDE, replaceDifference } from './replace-difference.ts'
import { showValue } from './value-view.ts'
import { type ValueWords } from './value-words.ts'

/** Options of a text view. */
export interface TextViewOptions {
  /** The element that gets the editor as its child, or that becomes the editor itself. */
  readonly place: HTMLElement | { readonly mount: HTMLElement }
  readonly kind: HtmlKind
  readonly html: string
  /** Attributes of the element with the text: role, names, class. */
  readonly attributes: Readonly<Record<string, string>>
  readonly wordsOf: (placeholder: string) => ValueWords
  /** False where what is around the text undoes its changes. */
  readonly hasHistory: boolean
  readonly onChange: (html: string) => void
  /** Called after each change of the text, the selection or the formats. */
  readonly onState: (state: EditorState) => void
  /** Asks for an address. */
  readonly onLink: () => void
  /** Called with what a paste has left out. */
  readonly onDropped?: (dropped: Dropped) => void
}

/** A text that is being edited. */
export interface TextView {
  readonly state: () => EditorState
  readonly run: (command: Command) => boolean
  /** Takes a text from outside. Only what differs is replaced, so that the caret stays where it is. */
  readonly write: (html: string) => void
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void
  readonly focus: () => void
  /** Selects a place of its element, its end or all of it. The editor would set a selection that it has not read back to its own. */
  readonly select: (place: CaretPlace | 'end' | 'whole') => void
  readonly destroy: () => void
}

function keys({ hasHistory, onLink }: TextViewOptions, kind: HtmlKind): Record<string, Command> {
  const own: Record<string, Command> = hasHistory ? { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo } : {}
  return {
    ...own,
    'Mod-b': toggleFormat('strong'),
    'Mod-i': toggleFormat('em'),
    'Mod-k': () => {
      onLink()
      return true
    },
    'Mod-Shift-7': toggleList('ol'),
    'Mod-Shift-8': toggleList('ul'),
    'Mod-]': indent,
    'Mod-[': outdent,
    'Shift-Enter': insertBreak,
    Enter: kind === 'html' ? chainCommands(splitItem, breakLine) : insertBreak,
  }
}

/** A line without a tag is never split, because two of them would run into each other; at the top of a document a paragraph follows. */
const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  return $from.depth > 1 && $from.parent.type.name === LINE ? insertBreak(state, dispatch) : false
}

/** Text that is typed after a link does not belong to it. */
const afterLink = new Plugin({
  appendTransaction: (_transactions, _before, state) => {
    const { empty, $from } = state.selection
    if (!empty || state.storedMarks !== null) return null
    const marks = formatsAtCaret(state)
    const ended = marks.filter((mark) => mark.attrs['tag'] === 'a' && !mark.isInSet($from.nodeAfter?.marks ?? []))
    return ended.length === 0 ? null : state.tr.setStoredMarks(marks.filter((mark) => !ended.includes(mark)))
  },
})

function selectionAt(view: EditorView, place: CaretPlace | 'end' | 'whole'): Selection {
  const { doc } = view.state
  if (place === 'whole') return new AllSelection(doc)
  return place === 'end' ? Selection.atEnd(doc) : Selection.near(doc.resolve(view.posAtDOM(place.node, place.offset)))
}

/** Mounts an editor of a formatted text. */
export function createTextView(options: TextViewOptions): TextView {
  const { place, kind, attributes, wordsOf } = options
  let html = options.html
  const doc = readHtml(html, kind)
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({
      doc,
      // A value that is inserted before a caret was put there follows the text.
      selection: Selection.atEnd(doc),
      plugins: [...(options.hasHistory ? [history()] : []), keymap(keys(options, kind)), keymap(baseKeymap), afterLink],
    }),
    attributes: { ...attributes },
    nodeViews: { [VALUE]: (node) => showValue(wordsOf(String(node.attrs['text']))) },
    ...(!options.hasHistory && { handleDOMEvents: leaveUndoKeys }),
    ...pasteProps(kind, (dropped) => options.onDropped?.(dropped)),
    dispatchTransaction: (transaction) => {
      // A paste is taken back without the letters before it.
      const isPaste = transaction.getMeta('paste') === true
      view.updateState(view.state.apply(isPaste ? closeHistory(transaction) : transaction))
      options.onState(view.state)
      if (!transaction.docChanged || transaction.getMeta(OUTSIDE) === true) return
      html = writeHtml(view.state.doc)
      options.onChange(html)
    },
  })
  return {
    state: () => view.state,
    run: (command) => command(view.state, view.dispatch.bind(view), view),
    write: (next) => {
      if (next === html) return
      html = next
      replaceDifference(view, readHtml(next, kind))
    },
    setAttributes: (next) => view.setProps({ attributes: { ...next } }),
    focus: () => view.focus(),
    select: (place) => view.dispatch(view.state.tr.setSelection(selectionAt(view, place))),
    destroy: () => view.destroy(),
  }
}

import { chainCommands } from 'prosemirror-commands'
import { Slice, type Fragment, type Node } from 'prosemirror-model'
import { Selection, type Command, type Transaction } from 'prosemirror-state'
import type { EditorProps, EditorView } from 'prosemirror-view'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { pasteBlocks } from '#rich-text/commands/paste-blocks.ts'
import { pasteCells } from '#rich-text/commands/paste-cells.ts'
import { preparedBody, readHtml } from '#rich-text/document/read-html.ts'
import { schemas } from '#rich-text/document/schema.ts'
import { cleanPaste, readPasted } from '#rich-text/paste/clean-paste.ts'
import { DropCount } from '#rich-text/paste/drop-count.ts'
import { filesAlone } from '#rich-text/paste/files-alone.ts'
import { clipboardSerializer } from './clipboard-serializer.ts'

/** HTML that was read, before it is put into the text. */
interface Read {
  readonly doc: Node
  readonly dropped: DropCount
  /** True for a copy of our own that begins or ends inside a block: its ends join the words at the caret. */
  readonly isOpen: boolean
}

/** Reads pastes and drops into a text, and writes its copies. */
export function pasteProps(kind: HtmlKind, onDropped: (dropped: Dropped) => void): EditorProps {
  let read: Read | null = null
  const insert = (view: EditorView, data: DataTransfer | null, { content }: Slice): boolean => {
    const given = read
    read = null
    const dropped = given?.dropped ?? filesAlone(data)
    const hasFilesAlone = given === null && dropped.counts.size > 0
    const blocks = kind === 'html' && given?.isOpen === false ? pasteBlocks(given.doc.children, dropped) : never
    const isDone = chainCommands(pasteTable(content), blocks)(view.state, (tr) => view.dispatch(asPaste(tr)))
    if (dropped.counts.size > 0) onDropped(dropped.counts)
    // The browser would put a picture of its own into the text.
    return hasFilesAlone || isDone
  }
  return {
    clipboardSerializer: clipboardSerializer(schemas[kind]),
    transformCopied: (slice, { state }) => closedWhenWhole(slice, state.selection),
    clipboardTextParser: (text) => plainSlice(text, kind),
    transformPastedHTML: (pasted) => {
      const dropped = new DropCount()
      const cleaned = cleanPaste(pasted, kind, dropped)
      read = { doc: readHtml(cleaned, kind), dropped, isOpen: isOpenCopy(pasted) }
      return preparedBody(cleaned, kind).innerHTML
    },
    handlePaste: (view, { clipboardData }, slice) => insert(view, clipboardData, slice),
    handleDrop: (view, { clientX, clientY, dataTransfer }, slice) => {
      const at = view.posAtCoords({ left: clientX, top: clientY })
      if (view.dragging || !at) return false
      view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
      if (!insert(view, dataTransfer, slice) && slice.size > 0) view.dispatch(asPaste(view.state.tr.replaceSelection(slice)))
      view.focus()
      return true
    },
  }
}

const never: Command = () => false

/** Pastes a table that comes alone into the cells at the caret. */
function pasteTable({ firstChild, childCount }: Fragment): Command {
  return childCount === 1 && firstChild?.type.name === 'table' ? pasteCells(firstChild) : never
}

const asPaste = (tr: Transaction): Transaction => tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste')

function plainSlice(text: string, kind: HtmlKind): Slice {
  const paragraphs = escapeHtml(text)
    .split(/(?:\r\n?|\n){2,}/)
    .map((paragraph) => paragraph.replace(/\r\n?|\n/g, '<br>'))
  const html = kind === 'html' && paragraphs.length > 1 ? paragraphs.map((inner) => `<p>${inner}</p>`).join('') : paragraphs.join('<br>')
  return Slice.maxOpen(readHtml(html, kind).content)
}

/** A copy of several whole blocks is one of blocks, not of words that join others. */
function closedWhenWhole(slice: Slice, { $from, $to }: Selection): Slice {
  const isWhole = !$from.sameParent($to) && $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
  return isWhole ? new Slice(slice.content, 0, 0) : slice
}

/** The attribute in which the editor writes how many elements a copy is open at its start and end. */
const OWN = 'data-pm-slice'

const isOpenCopy = (html: string): boolean =>
  html.includes(OWN) && readPasted(html).querySelector(`[${OWN}]:not([${OWN}^="0 0 "])`) !== null

import { writableText } from '#domain/text/strip-control-characters.ts'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { readPlainPaste } from '#rich-text/paste/plain-paste.ts'
import { caretIn, putCaret } from './caret/caret.ts'
import { fillWithText, readText, type ValueOf } from './plain-text.ts'
import { secludeText, type TextEditor } from './text-editor.ts'

/** A plain text that is to be edited in the place of its text node. */
export interface PlainText {
  readonly node: Text
  /** The words of the node that are the text; the view may have words of its own beside them. */
  readonly shown: string
  readonly value: string
  readonly label: string
  readonly isLong: boolean
  readonly valueOf: ValueOf
  readonly onInput: (value: string) => void
  /** Called with what a paste has left out. */
  readonly onDropped: (dropped: Dropped) => void
}

/** Puts an editable element with the stored value where a text node stands; the node waits aside. Null when its words cannot be separated from those of the view. */
export function openPlain({ node, shown, value, label, isLong, valueOf, onInput, onDropped }: PlainText): TextEditor | null {
  const [before, after, ...more] = node.data.split(shown)
  if (before === undefined || after === undefined || more.length > 0) return null
  const element = editable(node.ownerDocument, label, isLong)
  fillWithText(element, value, valueOf)
  const around = [before, after].map((words) => node.ownerDocument.createTextNode(words)) as [Text, Text]
  node.replaceWith(around[0], element, around[1])
  const endSeclusion = secludeText(element)
  listen(element, { isLong, onInput: () => onInput(readText(element, isLong)), onDropped })
  return {
    element,
    write: (next) => {
      if (readText(element, isLong) === next) return
      const caret = caretIn(element)
      fillWithText(element, next, valueOf)
      if (caret !== null) putCaret(element, Math.min(caret, element.textContent.length))
    },
    focus: (caret) => {
      element.focus()
      putCaret(element, caret)
    },
    caret: () => caretIn(element),
    close: () => {
      endSeclusion()
      around[0].replaceWith(node)
      element.remove()
      around[1].remove()
    },
  }
}

function editable(page: Document, label: string, isLong: boolean): HTMLElement {
  const element = page.createElement('span')
  element.className = 'canvas-text'
  element.contentEditable = 'plaintext-only'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  if (isLong) element.setAttribute('aria-multiline', 'true')
  // Else browsers write a space at the end as a no-break space.
  element.style.whiteSpace = 'pre-wrap'
  return element
}

/** The ends of lines in texts of other programs; those of Word are U+000B. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/gu

interface Heard {
  readonly isLong: boolean
  readonly onInput: () => void
  readonly onDropped: (dropped: Dropped) => void
}

function listen(element: HTMLElement, { isLong, onInput, onDropped }: Heard): void {
  // A key of an input method is no text yet.
  element.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) onInput()
  })
  element.addEventListener('compositionend', onInput)
  // The document has its own undo.
  element.addEventListener('beforeinput', (event) => {
    if (event.inputType.startsWith('history')) event.preventDefault()
  })
  element.addEventListener('paste', (event) => {
    event.preventDefault()
    const pasted = readPlainPaste(event.clipboardData)
    if (pasted.dropped.size > 0) onDropped(pasted.dropped)
    const text = writableText(pasted.text.replace(LINE_END, '\n'))
    element.ownerDocument.execCommand('insertText', false, isLong ? text : text.replaceAll('\n', ' '))
  })
}

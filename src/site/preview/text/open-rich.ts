import type { Command } from 'prosemirror-state'
import type { Dropped } from '#schemas/composer/dropped-content.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { isFaithful } from '#rich-text/document/is-faithful.ts'
import { createTextView } from '#rich-text/view/create-text-view.ts'
import { toolbarState, type ToolbarState } from '#rich-text/view/toolbar-state.ts'
import { linkAtSelection } from '#rich-text/commands/formats.ts'
import { caretIn, placeOf } from './caret/caret.ts'
import type { ValueOf } from './plain-text.ts'
import { secludeText, type TextEditor } from './text-editor.ts'

/** A formatted text that is to be edited in its own container. */
export interface RichText {
  readonly element: HTMLElement
  readonly kind: HtmlKind
  readonly value: string
  readonly label: string
  readonly valueOf: ValueOf
  readonly onInput: (html: string) => void
  readonly onState: (state: ToolbarState) => void
  readonly onLink: () => void
  /** Called with what a paste has left out. */
  readonly onDropped: (dropped: Dropped) => void
}

/** An editor with formats. */
export interface RichEditor extends TextEditor {
  readonly run: (command: Command) => void
  /** The address of the link at the caret; empty without one. */
  readonly href: () => string
}

/** Makes the container of a formatted text editable. Null for a text that the editor would not give back as it was. */
export function openRich({ element, kind, value, label, valueOf, onInput, onState, onLink, onDropped }: RichText): RichEditor | null {
  if (!isFaithful(value, kind)) return null
  const putBack = emptied(element)
  const endSeclusion = secludeText(element)
  const view = createTextView({
    ...{ place: { mount: element }, kind, html: value, hasHistory: false, onChange: onInput, onLink, onDropped },
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'canvas-text' },
    wordsOf: (placeholder) => {
      const name = placeholder.replaceAll(/[\s{}]/g, '')
      return { label: valueOf(name) || name, now: '' }
    },
    onState: (state) => onState(toolbarState(state)),
  })
  return {
    element,
    write: view.write,
    run: (command) => {
      view.run(command)
      view.focus()
    },
    href: () => linkAtSelection(view.state())?.href ?? '',
    focus: (caret) => {
      view.select(placeOf(element, caret))
      view.focus()
      onState(toolbarState(view.state()))
    },
    type: ({ words, deletions }) => {
      for (let left = deletions; left > 0; left -= 1) deleteBefore(element)
      words.split('\n').forEach((line, index) => {
        if (index > 0) element.ownerDocument.execCommand('insertParagraph')
        if (line !== '') element.ownerDocument.execCommand('insertText', false, line)
      })
    },
    caret: () => caretIn(element),
    close: () => {
      endSeclusion()
      view.destroy()
      putBack()
    },
  }
}

const deleteBefore = ({ ownerDocument }: HTMLElement): void => void ownerDocument.execCommand('delete')

/** Empties an element. The answer gives it its nodes and attributes back. */
function emptied(element: HTMLElement): () => void {
  const nodes = [...element.childNodes]
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  element.replaceChildren()
  return () => {
    element.replaceChildren(...nodes)
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
}

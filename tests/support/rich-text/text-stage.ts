import type { Command } from 'prosemirror-state'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { writeHtml } from '#rich-text/document/write-html.ts'
import { createTextView } from '#rich-text/view/create-text-view.ts'
import { takeMarks } from './edited-html.ts'

/** Content that a program writes to the clipboard, by its type. */
export type ClipboardContent = Readonly<Record<string, string>>

/** A text that is edited in jsdom, in which `|` marks the caret, or `[` and `]` the selection. */
export interface TextStage {
  /** The kinds that pastes have left out, each with its number. */
  readonly named: readonly string[]
  readonly paste: (content: ClipboardContent) => void
  /** Drops content at the place of the sign `^`. */
  readonly drop: (content: ClipboardContent) => void
  /** Copies or cuts the selection: the answer is what the clipboard gets. */
  readonly take: (name: 'copy' | 'cut') => ClipboardContent
  readonly type: (words: string) => void
  readonly press: (key: string, keyCode: number) => void
  /** The text with `|` at the caret. */
  readonly marked: () => string
  readonly end: () => void
}

/** Opens a text with its own history. */
export function stageText(html: string, kind: HtmlKind = 'html'): TextStage {
  const place = document.body.appendChild(document.createElement('div'))
  const named: string[] = []
  const view = createTextView({
    ...{ place: { mount: place }, kind, html, attributes: {}, hasHistory: true },
    wordsOf: (label) => ({ label, now: '' }),
    onChange: () => undefined,
    onState: () => undefined,
    onLink: () => undefined,
    onDropped: (dropped) => named.push(...[...dropped].map(([name, count]) => `${name} ${String(count)}`)),
  })
  const mark: Command = (state, dispatch) => {
    dispatch?.(takeMarks(state.tr).setMeta('addToHistory', false))
    return true
  }
  view.run(mark)
  const send = (event: Event, more: object = {}) => void place.dispatchEvent(Object.assign(event, more))
  const clipboard = (type: string, data: object) =>
    send(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: data, dataTransfer: data, clientX: 1, clientY: 1 })
  const given = (content: ClipboardContent) => ({ getData: (type: string) => content[type] ?? '', files: [] })
  return {
    named,
    paste: (content) => clipboard('paste', given(content)),
    drop: (content) => {
      const node = textWith(place, '^')
      const offset = node.data.indexOf('^')
      Object.assign(document, { elementFromPoint: () => node.parentElement, caretPositionFromPoint: () => ({ offsetNode: node, offset }) })
      clipboard('drop', given(content))
    },
    take: (name) => {
      const taken: Record<string, string> = {}
      clipboard(name, { clearData: () => undefined, setData: (type: string, data: string) => (taken[type] = data) })
      return taken
    },
    type: (words) =>
      void view.run(({ tr }, dispatch) => {
        dispatch?.(tr.insertText(words))
        return true
      }),
    press: (key, keyCode) => send(new KeyboardEvent('keydown', { key, keyCode, ctrlKey: true, bubbles: true, cancelable: true })),
    marked: () => writeHtml(view.state().tr.insertText('|').doc),
    end: () => {
      view.destroy()
      place.remove()
    },
  }
}

function textWith(place: Node, sign: string): Text {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(sign)) return walker.currentNode as Text
  throw new Error(`no ${sign} in the text`)
}

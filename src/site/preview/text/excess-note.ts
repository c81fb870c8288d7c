import { excessLength } from '#engine/text/excess-length.ts'
import { excessWords } from '#site/preview/french.ts'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import type { TextEditor } from './text-editor.ts'

interface NoteDeps {
  readonly page: Document
  readonly overlay: Pick<Overlay, 'pin'>
  /** The most characters of the text; null without a limit. */
  readonly max: number | null
}

/** Says under a text that is typed on the page by how much it is longer than its field takes. */
export interface ExcessNote {
  readonly show: (value: string) => void
  /** The editor of the text: what it takes from outside is counted too, and the note goes with it. */
  readonly around: (editor: TextEditor, first: string) => TextEditor
}

/** The distance of the note from its text and from the place above which it is laid, in pixels. */
const GAPS = 12

/** Makes the note of a text; it is on the page as long as the text is too long. */
export function createExcessNote({ page, overlay, max }: NoteDeps): ExcessNote {
  const note = Object.assign(page.createElement('p'), { className: 'excess' })
  note.setAttribute('role', 'status')
  let element: HTMLElement | null = null
  let unpin: (() => void) | null = null
  const under = () => {
    const rect = element?.getBoundingClientRect()
    return rect ? new DOMRect(rect.left, rect.bottom + note.offsetHeight + GAPS, rect.width, 1) : null
  }
  const hide = () => {
    unpin?.()
    unpin = null
  }
  const show = (value: string) => {
    const over = excessLength(value, max)
    if (over === 0 || max === null) return hide()
    note.textContent = excessWords(over, max)
    unpin ??= overlay.pin(note, under)
  }
  return {
    show,
    around: (editor, first) => {
      element = editor.element
      show(first)
      return {
        ...editor,
        write: (next) => {
          editor.write(next)
          show(next)
        },
        close: () => {
          hide()
          editor.close()
        },
      }
    },
  }
}

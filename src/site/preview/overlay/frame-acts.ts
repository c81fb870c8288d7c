import { CLIPBOARD_TYPE } from '#engine/draft/clipboard/copied-blocks.ts'
import { MAX_PASTED_FILES, MAX_PASTED_HTML, type FromFrame } from '#schemas/composer/messages.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { blockAt } from './block-element.ts'

/** The content of the selected blocks for the clipboard: our own, and its words for other programs. */
export interface CopiedContent {
  readonly own: string
  readonly words: string
}

interface FrameActsDeps {
  readonly page: Document
  readonly post: (message: FromFrame) => void
  /** True for what belongs to a text that is edited, or lies over the page. */
  readonly owns: (target: EventTarget | null) => boolean
  /** The content of the selected blocks; null when none is selected. */
  readonly copied: () => CopiedContent | null
}

type ActEvent = 'copy' | 'cut' | 'paste' | 'contextmenu' | 'dragover' | 'drop'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** The longest words that a paste brings, in characters. */
const MAX_TEXT_LENGTH = 100_000

/** Makes copy, cut, paste, dropped files and the context menu of a page those of the composer; in a text that is edited they stay the browser's. */
export function startFrameActs({ page, post, owns, copied }: FrameActsDeps): void {
  const listen = <Name extends ActEvent>(name: Name, act: (event: DocumentEventMap[Name]) => void) => {
    page.addEventListener(name, (event) => owns(event.target) || act(event), { capture: true })
  }
  for (const act of ['copy', 'cut'] as const)
    listen(act, (event) => {
      // Words that are marked are what the person wants to copy.
      const isMarked = (page.getSelection()?.toString() ?? '') !== ''
      const content = isMarked ? null : copied()
      if (!content) return
      event.preventDefault()
      event.clipboardData?.setData(CLIPBOARD_TYPE, content.own)
      event.clipboardData?.setData('text/plain', content.words)
      post({ type: 'copied', act })
    })
  listen('paste', (event) => {
    const { clipboardData } = event
    if (!clipboardData) return
    event.preventDefault()
    const html = clipboardData.getData('text/html')
    post({
      type: 'paste',
      own: clipboardData.getData(CLIPBOARD_TYPE),
      // Cut HTML could end in the middle of an element: then the words are all that is taken.
      html: html.length > MAX_PASTED_HTML ? '' : html,
      words: cutText(clipboardData.getData('text/plain'), MAX_TEXT_LENGTH),
      files: [...clipboardData.files].slice(0, MAX_PASTED_FILES),
    })
  })
  // A browser would leave the page to show a dropped file.
  listen('dragover', (event) => holdsFiles(event) && event.preventDefault())
  listen('drop', (event) => {
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])].slice(0, MAX_PASTED_FILES)
    if (files.length > 0) post({ type: 'drop', id: blockAt(event.target), files })
  })
  listen('contextmenu', (event) => {
    event.preventDefault()
    post({ type: 'menu', id: blockAt(event.target), x: event.clientX, y: event.clientY })
  })
}

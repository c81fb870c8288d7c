import type { ClipboardEvent } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { nameDropped } from '#rich-text/paste/name-dropped.ts'
import { readPlainPaste } from '#rich-text/paste/plain-paste.ts'

/** The listener of pastes into a control of the browser: names what a text without formats leaves out, and takes no removed or hidden word of a document. */
export function usePlainPaste(): (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void {
  const text = useFormsText()
  return (event) => {
    if (event.currentTarget.readOnly) return
    const { text: pasted, dropped } = readPlainPaste(event.clipboardData)
    nameDropped(text, dropped)
    if (pasted === event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    // This keeps the undo of the browser; the control joins the lines where it has one.
    document.execCommand('insertText', false, pasted)
  }
}

/** How long no key is pressed before the typing is over, in milliseconds. */
const KEYS_PAUSE_MS = 1500

const types = ['keydown', 'keyup', 'input'] as const

const written = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The document with the focus: that of the canvas while a text is written there. */
function focusedDocument(page: Document): Document {
  const focused = page.activeElement
  return (focused instanceof HTMLIFrameElement ? focused.contentDocument : null) ?? page
}

/** Calls `onPause` after 1.5 s without a key, or immediately when no field has the focus, and says whether one had it. Returns a function that cancels the call. */
export function afterTyping(page: Document, onPause: (wasWriting: boolean) => void): () => void {
  const focused = focusedDocument(page)
  if (focused.activeElement?.matches(written) !== true) {
    onPause(false)
    return () => undefined
  }
  const pages = new Set([page, focused])
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    for (const each of pages) for (const type of types) each.removeEventListener(type, wait, true)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      end()
      onPause(true)
    }, KEYS_PAUSE_MS)
  }
  for (const each of pages) for (const type of types) each.addEventListener(type, wait, true)
  wait()
  return end
}

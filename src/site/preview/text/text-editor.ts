import type { TypedAhead } from './ahead-field.ts'
import type { Caret } from './caret/caret.ts'

/** A text that is open for typing on the page. */
export interface TextEditor {
  /** The element with the text. */
  readonly element: HTMLElement
  /** Takes a value from outside. */
  readonly write: (value: string) => void
  readonly focus: (caret: Caret) => void
  /** Does at the caret what was typed before the editor was there. */
  readonly type?: (typed: TypedAhead) => void
  /** The characters before the caret. */
  readonly caret: () => number | null
  /** Puts the page back as React knows it. */
  readonly close: () => void
}

/** The events of typing and pointing that views must not hear while a text of theirs is being edited. */
const KEPT_EVENTS = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'paste', 'copy', 'cut', 'drop'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'touchstart', 'touchend'],
] as const

/** Keeps the events of an edited element from the views around it, and links around it from being dragged. The answer takes both back. */
export function secludeText(element: HTMLElement): () => void {
  const keep = (event: Event) => event.stopPropagation()
  for (const name of KEPT_EVENTS) element.addEventListener(name, keep)
  // Firefox places no caret by mouse inside of something that can be dragged.
  const dragged = element.closest<HTMLElement>('a[href], [draggable="true"]')
  const former = dragged?.getAttribute('draggable') ?? null
  dragged?.setAttribute('draggable', 'false')
  return () => {
    for (const name of KEPT_EVENTS) element.removeEventListener(name, keep)
    if (former === null) dragged?.removeAttribute('draggable')
    else dragged?.setAttribute('draggable', former)
  }
}

import type { Overlay } from '#site/preview/overlay/overlay.ts'

/** Keys that were typed while the editor of a text was being loaded. */
export interface TypedAhead {
  /** The characters that go before the caret. */
  readonly words: string
  /** The times that a character before the caret is deleted first. */
  readonly deletions: number
  /** True when all of the text was selected before. */
  readonly isWhole: boolean
}

/** A field that takes the keys until the editor of a text is there. */
export interface AheadField {
  /** True once something was typed. */
  readonly isUsed: () => boolean
  /** The keys, once no input method is at work. The field takes them until then. */
  readonly take: () => Promise<TypedAhead>
  readonly close: () => void
}

interface AheadDeps {
  readonly page: Document
  readonly overlay: Pick<Overlay, 'pin'>
  readonly place: Element
  readonly label: string
  /** Ends the editing; what was typed goes into the text. */
  readonly onEscape: () => void
}

const isSelectAll = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey

/**
 * Opens an unseen field over a text whose editor is being loaded. A real field takes accents, input methods and pastes as the text will.
 */
export function openAhead({ page, overlay, place, label, onEscape }: AheadDeps): AheadField {
  const field = page.createElement('textarea')
  field.className = 'ahead'
  field.setAttribute('aria-label', label)
  let [deletions, isWhole, isComposing] = [0, false, false]
  let onComposed: (() => void) | null = null
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (isSelectAll(event)) {
      // What was typed so far would be selected with the rest.
      event.preventDefault()
      ;[field.value, deletions, isWhole] = ['', 0, true]
    } else if (event.key === 'Escape') onEscape()
    else if (event.key === 'Backspace' && field.value === '') deletions += 1
    else if (event.key === 'Tab') event.preventDefault()
  })
  field.addEventListener('compositionstart', () => (isComposing = true))
  field.addEventListener('compositionend', () => {
    isComposing = false
    onComposed?.()
  })
  const unpin = overlay.pin(field, () => place.getBoundingClientRect())
  field.focus({ preventScroll: true })
  return {
    isUsed: () => field.value !== '' || deletions > 0 || isWhole || isComposing,
    take: async () => {
      if (isComposing) await new Promise<void>((resolve) => (onComposed = resolve))
      return { words: field.value, deletions, isWhole }
    },
    close: unpin,
  }
}

import type { TextEditor } from './text-editor.ts'

/** A text that the page does not show as words: a name that is read aloud, the text of a picture, a choice of a list. */
export interface FieldOnPage {
  readonly page: Document
  readonly label: string
  readonly value: string
  readonly pin: (field: HTMLElement) => () => void
  readonly onInput: (value: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onLeave: () => void
}

/** Opens a small field beside the element that such a text belongs to. */
export function openField({ page, label, value, pin, onInput, onKey, onLeave }: FieldOnPage): TextEditor {
  const field = page.createElement('label')
  field.className = 'field'
  const input = page.createElement('input')
  input.value = value
  field.append(label, input)
  input.addEventListener('input', () => onInput(input.value))
  input.addEventListener('keydown', onKey)
  const unpin = pin(field)
  input.addEventListener('blur', onLeave)
  return {
    element: input,
    write: (next) => {
      if (input.value !== next) input.value = next
    },
    focus: (caret) => {
      const place = typeof caret === 'number' ? caret : input.value.length
      input.focus()
      input.setSelectionRange(caret === 'whole' ? 0 : place, place)
    },
    caret: () => input.selectionStart,
    close: () => {
      input.removeEventListener('blur', onLeave)
      unpin()
    },
  }
}

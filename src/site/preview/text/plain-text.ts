import { splitAtPlaceholders } from '#engine/text/placeholders.ts'
import { keepCaretOut } from '#rich-text/view/leave-value.ts'

/** Gives the value that a placeholder has now, by its name. */
export type ValueOf = (name: string) => string

/** Puts a stored text into an element: its words, and each `{{NAME}}` as a chip that shows the value and cannot be typed into. */
export function fillWithText(element: HTMLElement, text: string, valueOf: ValueOf): void {
  const { ownerDocument } = element
  element.replaceChildren(
    ...splitAtPlaceholders(text).map((part) => {
      if (part.name === null) return ownerDocument.createTextNode(part.text)
      const chip = ownerDocument.createElement('span')
      chip.className = 'canvas-value'
      chip.contentEditable = 'false'
      chip.dataset['placeholder'] = part.text
      chip.title = part.text
      chip.textContent = valueOf(part.name) || part.name
      keepCaretOut(chip)
      return chip
    }),
  )
}

/** Reads the text of such an element. One line has no line ends; several lines lose the last one, which is there for the caret. */
export function readText(element: HTMLElement, isLong: boolean): string {
  const text = textOf(element)
  return isLong ? text.replace(/\n$/, '') : text.replaceAll('\n', ' ')
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement)) return ''
  const { placeholder } = node.dataset
  if (placeholder !== undefined) return placeholder
  return node.localName === 'br' ? '\n' : [...node.childNodes].map(textOf).join('')
}

import type { FromFrame } from '#schemas/composer/messages.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import type { FoundText } from './find-texts.ts'
import type { TextDesk } from './text-desk.ts'

/** Asks for the palette when a slash is typed into an empty text of the page. In a text with words it is a character. */
export function startSlash(page: Document, desk: TextDesk, post: (message: FromFrame) => void): void {
  const take = (event: InputEvent) => {
    const { id, found, element } = desk
    if (id === null || !found || !hasPlace(found) || !isSlash(event, element) || !isEmptyText(desk.value)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    desk.end()
    post({ type: 'slash', id, pointer: found.text.pointer, value: found.text.kind === 'html' ? '<p>/</p>' : '/' })
  }
  page.addEventListener('beforeinput', take, { capture: true })
}

// A text that is read aloud or chosen from a list has a field of its own, not a place.
const hasPlace = ({ place: { kind } }: FoundText): boolean => kind !== 'attribute' && kind !== 'choice'

function isSlash({ inputType, data, isComposing, target }: InputEvent, element: HTMLElement | null): boolean {
  const isTyped = inputType === 'insertText' && data === '/' && !isComposing
  return isTyped && target instanceof Node && element?.contains(target) === true
}

const isEmptyText = (value: string | null): boolean => value !== null && !/<(?:img|hr)\b/.test(value) && withoutTags(value).trim() === ''

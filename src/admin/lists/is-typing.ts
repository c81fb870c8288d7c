import { isForSomethingElse } from '#kit/single-keys.ts'

/** Tests if a press of a key in a list is typing. A box of the list is no field for typing. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey } = event
  const isBox = target instanceof HTMLInputElement && target.type === 'checkbox' && !ctrlKey && !metaKey
  return isForSomethingElse(event) && !isBox
}

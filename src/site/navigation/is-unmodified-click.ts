/** Returns true when a click follows a link in the current window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true)
}

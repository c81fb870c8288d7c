interface HeldKeys {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Returns true when a key is pressed alone, or with what only makes capitals: with another key held it is the browser's own. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: HeldKeys): boolean {
  return !(altKey || ctrlKey || metaKey)
}

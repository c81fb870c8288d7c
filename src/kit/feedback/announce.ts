type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** Has screen readers say a text without moving the focus: « Élément déplacé ». */
export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

/** Listens to what is announced; the answer ends it. */
export function onAnnounced(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

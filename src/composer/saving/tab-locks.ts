/** Holds a name as long as this tab lives. Other tabs see by it which stored work belongs to a living tab. */
export function holdName(name: string): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks.request(name, () => held)
  return () => release()
}

/** True while some tab holds the name. */
export async function isHeld(name: string): Promise<boolean> {
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock === null)
}

/** The item that opens once one is dealt with: the next of the list, else the one before; null where it was alone. */
export function nextItem(ids: readonly number[], done: number): number | null {
  const at = ids.indexOf(done)
  if (at === -1) return ids[0] ?? null
  return ids[at + 1] ?? ids[at - 1] ?? null
}

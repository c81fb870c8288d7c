/** The selected blocks of one editor. It is no part of the document. */
export class SelectionStore {
  #ids: readonly string[] = []
  readonly #listeners = new Set<() => void>()

  get ids(): readonly string[] {
    return this.#ids
  }

  /** Selects blocks; an empty list selects the page itself. */
  select(ids: readonly string[]): void {
    if (ids.length === this.#ids.length && ids.every((id, index) => id === this.#ids[index])) return
    this.#ids = ids
    for (const listener of [...this.#listeners]) listener()
  }

  /** Calls back when the selection changes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

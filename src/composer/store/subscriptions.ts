type Listener = () => void

/** Listeners by key: a change of one key calls the listeners of that key alone. */
export class Subscriptions {
  readonly #listeners = new Map<string, Set<Listener>>()

  /** Adds a listener; the answer removes it. */
  add(key: string, listener: Listener): Listener {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key)
    }
  }

  /** Calls the listeners of the keys. */
  notify(keys: Iterable<string>): void {
    for (const key of keys) for (const listener of [...(this.#listeners.get(key) ?? [])]) listener()
  }
}

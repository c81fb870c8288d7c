/** One value outside React, with its readers. */
export class ValueStore<Value> {
  readonly #first: Value
  readonly #isEqual: (one: Value, other: Value) => boolean
  readonly #listeners = new Set<() => void>()
  #value: Value

  constructor(value: Value, isEqual: (one: Value, other: Value) => boolean = Object.is) {
    this.#first = value
    this.#value = value
    this.#isEqual = isEqual
  }

  /** Reads the value. */
  get = (): Value => this.#value

  /** Reads the value that the store began with, which the server has rendered. */
  first = (): Value => this.#first

  /** Writes the value, and wakes the readers when it is another one. */
  set = (value: Value): void => {
    if (this.#isEqual(value, this.#value)) return
    this.#value = value
    for (const listener of [...this.#listeners]) listener()
  }

  /** Calls back when the value changes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

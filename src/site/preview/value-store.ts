/** One value that components subscribe to. */
export interface ValueStore<Value> {
  readonly read: () => Value
  /** The value that the server has rendered. */
  readonly first: () => Value
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (value: Value) => void
}

/** Makes a store of one value. An equal value wakes no subscriber. */
export function createValueStore<Value>(initial: Value, isEqual: (one: Value, other: Value) => boolean = Object.is): ValueStore<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    read: () => value,
    first: () => initial,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next) => {
      if (isEqual(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}

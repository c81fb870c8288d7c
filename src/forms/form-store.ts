import { leadsThrough, pointerSegments, valueAt, withValue } from '#engine/document/pointer.ts'
import type { Json } from '#schemas/generated/content.ts'

/** A value or its absence. */
export type Value = Json | undefined

/** Holds the values of a form outside React; the pointers are JSON pointers (RFC 6901) from the root of the form. */
export interface FormStore {
  readonly get: (pointer: string) => Value
  /** Writes a value; undefined takes it out of the document. */
  readonly set: (pointer: string, value: Value) => void
  /** Calls the listener after each change of the value at the pointer, of a part of it or of what holds it. Returns the end of it. */
  readonly subscribe: (pointer: string, listener: () => void) => () => void
}

/** True when a change at one pointer changes the value at the other. */
export function isTouchedBy(pointer: string, changed: string): boolean {
  return leadsThrough(pointer, changed) || leadsThrough(changed, pointer)
}

/** Listeners by pointer, for stores whose values come from elsewhere. */
export function createListeners() {
  const listeners = new Map<string, Set<() => void>>()
  return {
    subscribe: (pointer: string, listener: () => void) => {
      const own = listeners.get(pointer) ?? new Set()
      listeners.set(pointer, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(pointer) === own) listeners.delete(pointer)
      }
    },
    /** Calls every listener whose value a change at this pointer touches. */
    notify: (changed: string) => {
      const touched = [...listeners].filter(([pointer]) => isTouchedBy(pointer, changed))
      for (const [, own] of touched) for (const listener of [...own]) listener()
    },
  }
}

/** A store that holds its values itself: for settings, and for tests. */
export function createFormStore(initial: Json, onChange?: (root: Json) => void): FormStore {
  let root = initial
  const { subscribe, notify } = createListeners()
  return {
    get: (pointer) => (pointer === '' ? root : valueAt(root, pointer)),
    set(pointer, value) {
      const segments = pointerSegments(pointer)
      const written = segments && withValue(root, segments, value)
      if (!written) throw new Error(`Nothing can be written at ${pointer}`)
      root = written.root
      onChange?.(root)
      notify(pointer)
    },
    subscribe,
  }
}

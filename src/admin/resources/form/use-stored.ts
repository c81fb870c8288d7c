import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore, Value } from '#forms/form-store.ts'

/** Something that is read from a value of a form, outside of its fields; drawn again when the result changes. */
export function useStored<Result extends string | number | boolean>(
  store: FormStore,
  pointer: string,
  read: (value: Value) => Result,
): Result {
  const subscribe = useCallback((listener: () => void) => store.subscribe(pointer, listener), [store, pointer])
  return useSyncExternalStore(subscribe, () => read(store.get(pointer)))
}

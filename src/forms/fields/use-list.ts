import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { ListField } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import { blankValue } from '#forms/values/blank-value.ts'
import { createKeyMaker, followKeys, type KeyedList } from '#forms/values/list-keys.ts'
import type { Json } from '#schemas/generated/content.ts'

const itemsOf = (value: Value): readonly Json[] => (Array.isArray(value) ? value : NONE)
const NONE: readonly Json[] = []

/** The acts of a list; each returns the key of the item that it leaves chosen, null when it is not possible. */
export interface ListActs {
  readonly add: () => string | null
  readonly duplicate: (key: string) => string | null
  readonly move: (key: string, by: number) => string | null
  /** The key is that of the item that takes the place. */
  readonly remove: (key: string) => string | null
}

/** The keys of the items of a list and its acts. Typing in an item changes no key, so that it renders no list. */
export function useList({ field, pointer }: FieldProps<ListField>): { readonly keys: readonly string[]; readonly acts: ListActs } {
  const { store } = useForm()
  const [makeKey] = useState(createKeyMaker)
  const list = useRef<KeyedList>({ items: NONE, keys: [] })
  const subscribe = useCallback((listener: () => void) => store.subscribe(pointer, listener), [store, pointer])
  const read = () => {
    const next = followKeys(list.current, itemsOf(store.get(pointer)), makeKey)
    list.current = next
    return next.keys
  }
  const keys = useSyncExternalStore(subscribe, read)
  const write = (next: KeyedList) => {
    const isGone = next.items.length === 0 && !field.required && field.name !== ''
    list.current = next
    store.set(pointer, isGone ? undefined : [...next.items])
  }
  return { keys, acts: useActs({ field, read, list, makeKey, write }) }
}

interface ActNeeds {
  readonly field: ListField
  readonly read: () => readonly string[]
  readonly list: { readonly current: KeyedList }
  readonly makeKey: () => string
  readonly write: (next: KeyedList) => void
}

function useActs({ field, read, list, makeKey, write }: ActNeeds): ListActs {
  const isFull = () => field.max !== null && read().length >= field.max
  const insert = (at: number, item: Json): string | null => {
    if (isFull()) return null
    const key = makeKey()
    const { items, keys } = list.current
    write({ items: items.toSpliced(at, 0, item), keys: keys.toSpliced(at, 0, key) })
    return key
  }
  return {
    add: () => insert(read().length, blankValue(field.item)),
    duplicate: (key) => {
      const at = read().indexOf(key)
      const item = list.current.items[at]
      return item === undefined ? null : insert(at + 1, structuredClone(item))
    },
    move: (key, by) => {
      const at = read().indexOf(key)
      const { items, keys } = list.current
      const item = items[at]
      const to = at + by
      if (item === undefined || to < 0 || to >= items.length) return null
      write({ items: items.toSpliced(at, 1).toSpliced(to, 0, item), keys: keys.toSpliced(at, 1).toSpliced(to, 0, key) })
      return key
    },
    remove: (key) => {
      const at = read().indexOf(key)
      const { items, keys } = list.current
      if (at === -1 || items.length <= field.min) return null
      const rest = keys.toSpliced(at, 1)
      write({ items: items.toSpliced(at, 1), keys: rest })
      return rest[Math.min(at, rest.length - 1)] ?? key
    },
  }
}

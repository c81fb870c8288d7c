import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isForSomethingElse, useSingleKeys } from '#kit/single-keys.ts'
import { nextRow } from './next-row.ts'

/** Walks the rows of a list by J and K, leads to its search by F, and begins a new one by N. Enter opens the row, which is a link. */
export function useListKeys(list: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>, onNew: () => void): void {
  const begin = useEffectEvent(onNew)
  const [isOn] = useSingleKeys()
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (isForSomethingElse(event)) return
      const key = event.key.toLowerCase()
      if (key === 'f' && search.current) {
        event.preventDefault()
        return search.current.focus()
      }
      if (key === 'n') {
        event.preventDefault()
        return begin()
      }
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row === document.activeElement || row.closest('tr, li')?.contains(document.activeElement) === true)
      const next = nextRow(key, at, rows.length)
      if (next === null) return
      event.preventDefault()
      rows[next]?.focus()
      rows[next]?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, list, search])
}

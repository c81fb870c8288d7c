import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isInRow, rowsOf } from '#kit/lists/row-focus.ts'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { useSingleKeys } from '#kit/single-keys.ts'
import { isTyping } from './is-typing.ts'
import { nextRow } from './next-row.ts'

/** Acts of the keys on a list; `row` is the value of `data-row` of the row that has the focus. */
export interface RowKeys {
  readonly onNew?: (() => void) | undefined
  /** X: chooses the row, or no longer; Shift X ends a range. */
  readonly onChoose?: ((row: string, isRange: boolean) => void) | undefined
  /** E: the main step of the row. */
  readonly onStep?: ((row: string) => void) | undefined
  /** Escape outside of fields. */
  readonly onLeave?: (() => void) | undefined
}

/** Walks the rows of a list by J and K, chooses by X, takes the main step by E, searches by / or F, begins a new one by N. A row that goes leaves the focus to the next one. */
export function useRowKeys(list: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>, keys: RowKeys): void {
  const [isOn] = useSingleKeys()
  useRowFocus(list)
  const act = useEffectEvent((key: string, row: string | undefined, isRange: boolean): boolean => {
    const onRow: Readonly<Record<string, ((row: string, isRange: boolean) => void) | undefined>> = { x: keys.onChoose, e: keys.onStep }
    if (key === 'n' && keys.onNew) return (keys.onNew(), true)
    if (key === 'escape' && keys.onLeave) return (keys.onLeave(), true)
    const step = Object.hasOwn(onRow, key) ? onRow[key] : undefined
    if (row === undefined || !step) return false
    step(row, isRange)
    return true
  })
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const key = event.key.toLowerCase()
      if ((key === '/' || key === 'f') && search.current) {
        event.preventDefault()
        return search.current.focus()
      }
      const rows = rowsOf(list.current)
      const at = rows.findIndex((row) => isInRow(row, document.activeElement))
      if (act(key, rows[at]?.dataset['row'], event.shiftKey)) return event.preventDefault()
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

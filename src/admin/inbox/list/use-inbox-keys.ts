import { useEffect, useEffectEvent, type RefObject } from 'react'
import { rowsOf } from '#kit/lists/row-focus.ts'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { useSingleKeys } from '#kit/single-keys.ts'
import { isTyping } from '#admin/lists/is-typing.ts'
import { nextRow } from '#admin/lists/next-row.ts'

interface InboxKeys {
  readonly list: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  readonly open: number | null
  readonly onOpen: (id: number) => void
  /** X: chooses the message, or no longer; Shift X ends a range. */
  readonly onChoose: (id: number, isRange: boolean) => void
}

/** The row that has the focus, with its box; else the one of the open message. */
function rowHere(rows: readonly HTMLElement[], open: number | null): HTMLElement | undefined {
  const focused = rows.find((row) => row.closest('li')?.contains(document.activeElement) === true)
  return focused ?? rows.find((row) => row.dataset['row'] === String(open))
}

/** J and K open the message below or above and lead to its row, F leads to the search, X chooses the row that has the focus, or the open one. Enter on the row leads to the reply. */
export function useInboxKeys({ list, search, open, onOpen, onChoose }: InboxKeys): void {
  const [isOn] = useSingleKeys()
  useRowFocus(list)
  const walk = (key: string): boolean => {
    const rows = rowsOf(list.current)
    const next = nextRow(
      key,
      rows.findIndex((row) => row.dataset['row'] === String(open)),
      rows.length,
    )
    const row = next === null ? undefined : rows[next]
    if (!row) return false
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
    onOpen(Number(row.dataset['row']))
    return true
  }
  const choose = (isRange: boolean): boolean => {
    const row = rowHere(rowsOf(list.current), open)
    if (row) onChoose(Number(row.dataset['row']), isRange)
    return row !== undefined
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return
    const key = event.key.toLowerCase()
    if (key === 'f' || key === '/') {
      if (search.current) event.preventDefault()
      return search.current?.focus()
    }
    if (key === 'x' ? choose(event.shiftKey) : walk(key)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

import { useEffect, useEffectEvent, type RefObject } from 'react'
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

/** J and K open the message below or above and lead to its row, F leads to the search, X chooses the row that has the focus, or the open one. Enter on the row leads to the reply. */
export function useInboxKeys({ list, search, open, onOpen, onChoose }: InboxKeys): void {
  const [isOn] = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return
    const key = event.key.toLowerCase()
    if ((key === 'f' || key === '/') && search.current) {
      event.preventDefault()
      return search.current.focus()
    }
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.dataset['row'] === String(open))
    if (key === 'x') {
      const here = rows.find((each) => each.closest('li')?.contains(document.activeElement)) ?? rows[at]
      if (here) onChoose(Number(here.dataset['row']), event.shiftKey)
      return event.preventDefault()
    }
    const next = nextRow(key, at, rows.length)
    const row = next === null ? undefined : rows[next]
    if (!row) return
    event.preventDefault()
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
    onOpen(Number(row.dataset['row']))
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

import { useEffect, type RefObject } from 'react'
import { keepRowFocus } from './row-focus.ts'

/** Leads the focus to the next row when an act takes the row away that had it. */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => keepRowFocus(() => list.current), [list])
}

import { useEffect, useEffectEvent } from 'react'
import type { MenuActs } from '#admin/pages/menu/menu-acts.ts'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
}

/** Takes the newest change of the menu back by Ctrl Z or ⌘ Z, and does it again with Shift. A field undoes its own typing. */
export function useMenuUndo(acts: Pick<MenuActs, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    if (!isUndo || event.defaultPrevented || isTyping(event)) return
    event.preventDefault()
    if (event.shiftKey) acts.redo()
    else acts.undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from '#kit/single-keys.ts'
import { isTyping } from '#admin/lists/is-typing.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { InboxView } from '../inbox-view.ts'
import { changeOfKey } from './many-change.ts'
import type { Chosen } from './use-chosen.ts'

/** While messages are chosen, the keys of the acts are for all of them, and Escape lets them go. */
export function useManyKeys({ selection, act }: Chosen, view: InboxView): void {
  const [isOn] = useSingleKeys()
  const { person } = usePanel()
  const rows = selection.items
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (rows.length === 0 || isTyping(event)) return
    const key = event.key.toLowerCase()
    if (key === 'escape') return selection.clear()
    const change = changeOfKey(key, { rows, view, me: person.id })
    if (!change) return
    event.preventDefault()
    void act(change)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

import { useEffect, useEffectEvent } from 'react'
import { comboOf } from '#schemas/composer/key-combo.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { heldKeys } from './held-keys.ts'
import { lostCaret } from './lost-caret.ts'
import { noteKey } from './note-key.ts'
import { bursts, pressCombo } from './press-combo.ts'
import { chosenKeys } from './run-combo.ts'
import { takesKeys } from './takes-keys.ts'

/** True in a dialog, a sheet or a menu, which has keys of its own. */
export const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], dialog') !== null

/** Listens to the keys of the composer in the panel's own window. */
export function useKeys(): void {
  const bench = useWorkbench()
  const { actor } = useSession()
  const press = useEffectEvent((event: KeyboardEvent, isInBurst: boolean) => {
    if (event.defaultPrevented || event.isComposing || isInLayer(event.target)) return
    const combo = comboOf(event)
    const isHeld = combo !== null && lostCaret.holds(combo)
    const state = { isInText: isHeld || takesKeys(event.target), ...chosenKeys() }
    if (combo !== null && pressCombo({ bench, actor }, { combo, isInBurst, isRepeat: event.repeat }, state)) event.preventDefault()
  })
  useEffect(() => {
    let isInBurst = false
    // Characters that are typed into a field or a dialog count as well.
    const note = (event: KeyboardEvent) => {
      isInBurst = noteKey(bursts, event)
      if (event.isComposing || !heldKeys.take(event, event.target)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const listen = (event: KeyboardEvent) => press(event, isInBurst)
    const compose = () => void bursts.note()
    document.addEventListener('compositionend', compose, { capture: true })
    document.addEventListener('keydown', note, { capture: true })
    document.addEventListener('keydown', listen)
    return () => {
      bursts.forget()
      document.removeEventListener('compositionend', compose, { capture: true })
      document.removeEventListener('keydown', note, { capture: true })
      document.removeEventListener('keydown', listen)
    }
  }, [])
  useEffect(() => heldKeys.follow(bench), [bench])
  useEffect(() => lostCaret.follow(bench.selection), [bench])
}

import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysOn } from '#kit/single-keys.ts'
import { comboOf } from '#schemas/composer/key-combo.ts'
import { useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { pressCombo } from './press-combo.ts'

/** True for an element whose keys write a text or choose a value. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** True in a dialog, a sheet or a menu, which has keys of its own. */
export const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], dialog') !== null

/** Listens to the keys of the composer in the panel's own window. */
export function useKeys(): void {
  const bench = useWorkbench()
  const { actor } = useSession()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isInLayer(event.target)) return
    const combo = comboOf(event)
    if (combo !== null && pressCombo({ bench, actor }, combo, { isInText: takesKeys(event.target), hasSingleKeys: areSingleKeysOn() }))
      event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

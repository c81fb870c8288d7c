import { useEffect } from 'react'
import { HeldKeys } from '#composer/keys/held-keys.ts'
import type { DeskDialog } from '#composer/workbench/workbench.ts'
import { ValueStore } from '#engine/value-store.ts'

/** Holds the keys from the moment a dialog is asked for until its first field has the focus, and types them there: none of them is lost or a command of the screen. */
export function useHeldKeys(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined
    const keys = new HeldKeys()
    const asked = new ValueStore(0)
    const endHolding = keys.follow({ adding: asked, dialog: new ValueStore<DeskDialog | null>(null) })
    const take = (event: KeyboardEvent) => {
      // The key that has opened the dialog may still be held down.
      if (event.isComposing || event.repeat || !keys.take(event, event.target)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', take, { capture: true })
    asked.set(1)
    return () => {
      document.removeEventListener('keydown', take, { capture: true })
      endHolding()
    }
  }, [isAsked])
}

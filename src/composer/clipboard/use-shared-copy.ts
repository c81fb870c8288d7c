import { useEffect, useEffectEvent } from 'react'
import type { ValueStore } from '#engine/value-store.ts'
import { useStored } from '#kit/use-stored.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Copied } from './copied-store.ts'

/** The copy that the tabs of this browser share. It survives a reload, and is removed when the person signs out. */
export const useStoredCopy = () => useStored<Copied | null>('panel-copied', null)

/** Joins the clipboard of this tab to those of the other tabs of this browser. */
export function useSharedCopy(clipboard: ValueStore<Copied | null>): void {
  const [stored, change] = useStoredCopy()
  const share = useEffectEvent(() => change(() => clipboard.get()))
  useEffect(() => {
    if (isCopied(stored)) clipboard.set(stored)
  }, [stored, clipboard])
  useEffect(() => clipboard.subscribe(() => share()), [clipboard])
}

// Another version of the panel may have written it.
function isCopied(value: unknown): value is Copied {
  return isRecord(value) && typeof value['own'] === 'string' && typeof value['words'] === 'string'
}

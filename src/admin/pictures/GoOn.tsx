import { useEffect, useRef } from 'react'
import { useStored } from '#kit/use-stored.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { PageKey } from './page-key.ts'

const NONE: readonly PageKey[] = []

/** Stores on this device that pictures are to be made, with their pages; after a reload the work goes on. */
export function GoOn() {
  const { pictures } = usePanel()
  const [isOn, setOn] = useStored<unknown>('transition', false)
  const [left, setLeft] = useStored<readonly PageKey[]>('layout-previews', NONE)
  const before = useRef({ isOn, left })
  useEffect(() => {
    const keep = () => setOn(() => pictures.transition.get())
    const keepLeft = () => setLeft(() => pictures.waiting.get())
    const ends = [pictures.transition.subscribe(keep), pictures.waiting.subscribe(keepLeft)]
    // The site has a flag of the same name with other values.
    if (before.current.isOn === true && Array.isArray(before.current.left)) pictures.want(before.current.left)
    before.current = { isOn: false, left: NONE }
    return () => ends.forEach((end) => end())
  }, [pictures, setOn, setLeft])
  return null
}

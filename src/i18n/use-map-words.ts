import { useMemo } from 'react'
import { useText } from './use-text.ts'

/** The words of a map, the same ones as long as the language is. */
export function useMapWords(): { readonly zoomIn: string; readonly zoomOut: string; readonly contributors: string } {
  const text = useText()
  return useMemo(
    () => ({ zoomIn: text('ui.map.zoomIn'), zoomOut: text('ui.map.zoomOut'), contributors: text('ui.map.contributors') }),
    [text],
  )
}

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

/** The words round a map of places that is fetched on a click, and those on it. */
export function usePlacesMapWords(name: string) {
  const text = useText()
  return {
    show: text('ui.map.show'),
    unreachable: text('ui.map.unreachable'),
    label: text('ui.map.label', { name }),
    notice: (host: string) => text('block.embed.notice', { host }),
    onMap: useMapWords(),
  }
}

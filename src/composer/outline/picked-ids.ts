import type { OutlineLine } from '#composer/tree-index/tree-index.ts'

/** How an element is picked: alone, added to the others or taken from them, or with all between. */
export type PickWay = 'alone' | 'toggle' | 'range'

/** The elements that are selected after one was picked, in the order of the page. */
export function pickedIds(lines: readonly OutlineLine[], selected: readonly string[], id: string, way: PickWay): readonly string[] {
  const at = lines.findIndex((line) => line.id === id)
  if (way === 'alone' || selected.length === 0 || at < 0) return [id]
  const chosen = new Set(selected)
  if (way === 'toggle') {
    if (chosen.has(id)) chosen.delete(id)
    else chosen.add(id)
  } else {
    const places = selected.map((each) => lines.findIndex((line) => line.id === each)).filter((place) => place >= 0)
    for (const line of lines.slice(Math.min(at, ...places), Math.max(at, ...places) + 1)) chosen.add(line.id)
  }
  return lines.filter((line) => chosen.has(line.id)).map((line) => line.id)
}

/** The way that held keys mean. */
export function pickWay({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): PickWay {
  if (shiftKey) return 'range'
  return ctrlKey || metaKey ? 'toggle' : 'alone'
}

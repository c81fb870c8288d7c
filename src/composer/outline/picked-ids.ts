import type { OutlineLine } from '#composer/tree-index/tree-index.ts'

/** How an element is picked: alone, added to the others or taken from them, or with all between it and the anchor. */
export type PickWay = 'alone' | 'toggle' | 'range'

/** The selected elements, and the one that a range begins at. */
export interface Picked {
  readonly ids: readonly string[]
  readonly anchor: string | null
}

/** The elements that are selected after one was picked, in the order of the page. */
export function pickedIds(lines: readonly Pick<OutlineLine, 'id'>[], { ids, anchor }: Picked, id: string, way: PickWay): readonly string[] {
  const at = lines.findIndex((line) => line.id === id)
  const from = lines.findIndex((line) => line.id === anchor)
  if (way === 'alone' || at < 0) return [id]
  if (way === 'range') return from < 0 ? [id] : lines.slice(Math.min(at, from), Math.max(at, from) + 1).map((line) => line.id)
  const isPicked = ids.includes(id)
  return lines.filter((line) => (line.id === id ? !isPicked : ids.includes(line.id))).map((line) => line.id)
}

/** The way that held keys mean. */
export function pickWay({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): PickWay {
  if (shiftKey) return 'range'
  return ctrlKey || metaKey ? 'toggle' : 'alone'
}

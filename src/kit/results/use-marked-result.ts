import { useEffect, useId, useState, type KeyboardEvent } from 'react'

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

const acrossKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight'])

/** True for a key at which the caret stays: the caret has the arrows of a line until the mark was moved. */
function isPastWords({ key, currentTarget: { selectionStart, value } }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === 'ArrowRight' && value !== '' && selectionStart === value.length
}

/** The result that a key leads to in one column; null at an end of it and for another key. */
function nextInColumn(from: number, key: string, count: number): number | null {
  const next = from + (steps.get(key) ?? 0)
  return next !== from && next >= 0 && next < count ? next : null
}

interface ResultList {
  /** The results in the order in which they are shown, each key once. Empty while those of the words are awaited. */
  readonly keys: readonly string[]
  /** The words that are searched. */
  readonly query: string
  /** True where the first result has the mark also without words. */
  readonly isFirstMarked?: boolean
  readonly onTake: (key: string) => void
  /** The number of the result that a key leads to, in a grid; null for none. The list is null while it is not drawn. */
  readonly nextFrom?: (from: number, key: string, list: HTMLElement | null) => number | null
}

/** The references of the field to its list and to the marked result; none to what is not drawn. */
function referencesTo(drawn: HTMLElement | null, markedId: string | undefined) {
  return { 'aria-controls': drawn?.id, 'aria-activedescendant': drawn ? markedId : undefined }
}

interface Walk {
  readonly query: string
  readonly key: string
}

/**
 * The mark of a list of results below its search field, which holds the focus: words mark the first result, arrows move the mark, Enter takes
 * the result that has it. The field names it to screen readers as its active descendant. A list that is not drawn is not named: such a
 * reference leads nowhere.
 */
export function useMarkedResult({ keys, query, isFirstMarked = query.trim() !== '', onTake, nextFrom }: ResultList) {
  const list = useId()
  const [drawn, setDrawn] = useState<HTMLElement | null>(null)
  const [walk, setWalk] = useState<Walk | null>(null)
  const walked = walk !== null && walk.query === query && keys.includes(walk.key) ? walk.key : null
  const marked = walked ?? (isFirstMarked ? (keys[0] ?? null) : null)
  const idOf = (key: string) => `${list}-${keys.indexOf(key)}`
  const markedId = marked === null ? undefined : idOf(marked)
  useEffect(() => {
    // Newer browsers answer with a promise, which is no end of an effect.
    if (markedId !== undefined) void document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId, query])
  const mark = (key: string | null | undefined) => setWalk(key == null ? null : { query, key })
  const move = (key: string) => {
    if (marked === null) return key === 'ArrowDown' ? mark(keys[0]) : undefined
    const from = keys.indexOf(marked)
    const next = nextFrom ? nextFrom(from, key, drawn) : nextInColumn(from, key, keys.length)
    if (next !== null) mark(keys[next])
    else if (key === 'ArrowUp') mark(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && marked !== null) onTake(marked)
    else if (steps.has(event.key) || (acrossKeys.has(event.key) && (walked !== null || isPastWords(event)))) move(event.key)
    else return
    event.preventDefault()
  }
  return {
    marked,
    mark,
    /** The props of the search field. */
    field: { ...referencesTo(drawn, markedId), onKeyDown },
    /** The props of the list. */
    list: { id: list, ref: setDrawn },
    /** The props of one result. */
    resultOf: (key: string) => ({ id: idOf(key), 'data-marked': key === marked || undefined }),
  }
}

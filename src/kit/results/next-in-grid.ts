/** The place of a result, in pixels. */
export interface ResultRect {
  readonly left: number
  readonly top: number
}

/** Results whose upper edges differ by less are in one row. */
const ROW = 8

const WAYS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Finds the result that an arrow key leads to in a grid whose rows differ in length; null at an edge or for another key. */
export function nextRect(rects: readonly ResultRect[], from: number, key: string): number | null {
  const here = rects[from]
  if (!here) return rects.length > 0 ? 0 : null
  const beside = new Map(Object.entries({ Home: 0, End: rects.length - 1, ArrowRight: from + 1, ArrowLeft: from - 1 })).get(key)
  if (beside !== undefined) return rects[beside] ? beside : null
  const way = WAYS.get(key)
  return way === undefined ? null : nearestInRow(rects, here, way)
}

function nearestInRow(rects: readonly ResultRect[], here: ResultRect, way: 1 | -1): number | null {
  const beyond = rects.map((rect, at) => ({ at, down: (rect.top - here.top) * way, aside: Math.abs(rect.left - here.left) }))
  const ahead = beyond.filter(({ down }) => down > ROW)
  const row = Math.min(...ahead.map(({ down }) => down))
  const [nearest] = ahead.filter(({ down }) => down < row + ROW).toSorted((one, other) => one.aside - other.aside)
  return nearest?.at ?? null
}

/** The number of the result that an arrow key leads to among the buttons of a list, as they are drawn. */
export function nextInGrid(list: Element | null, from: number, key: string): number | null {
  const results = [...(list?.querySelectorAll('button') ?? [])]
  return nextRect(
    results.map((result) => result.getBoundingClientRect()),
    from,
    key,
  )
}

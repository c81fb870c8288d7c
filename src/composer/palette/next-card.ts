/** The place of a card, in pixels. */
export interface CardRect {
  readonly left: number
  readonly top: number
}

/** Cards whose upper edges differ by less are in one row. */
const ROW = 8

/** Finds the card that an arrow key leads to in a grid whose rows differ in length; null at an edge or for another key. */
export function nextCard(cards: readonly CardRect[], from: number, key: string): number | null {
  const here = cards[from]
  if (!here) return cards.length > 0 ? 0 : null
  const beside = { Home: 0, End: cards.length - 1, ArrowRight: from + 1, ArrowLeft: from - 1 }[key]
  if (beside !== undefined) return cards[beside] ? beside : null
  const way = ({ ArrowDown: 1, ArrowUp: -1 } as const)[key]
  return way === undefined ? null : nearestInRow(cards, here, way)
}

function nearestInRow(cards: readonly CardRect[], here: CardRect, way: 1 | -1): number | null {
  const beyond = cards.map((card, at) => ({ at, down: (card.top - here.top) * way, aside: Math.abs(card.left - here.left) }))
  const ahead = beyond.filter(({ down }) => down > ROW)
  const row = Math.min(...ahead.map(({ down }) => down))
  const [nearest] = ahead.filter(({ down }) => down < row + ROW).toSorted((one, other) => one.aside - other.aside)
  return nearest?.at ?? null
}

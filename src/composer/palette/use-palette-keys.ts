import type { KeyboardEvent, RefObject } from 'react'
import { nextRect } from '#kit/results/next-in-grid.ts'

interface PaletteKeys {
  readonly root: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  /** Clears the search, or leaves the palette. */
  readonly onEscape: () => void
}

const cardsIn = ({ current }: RefObject<HTMLElement | null>) => [...(current?.querySelectorAll<HTMLElement>('[data-palette-entry]') ?? [])]

const rectsOf = (cards: readonly HTMLElement[]) => cards.map((card) => card.getBoundingClientRect())

/** The number of the entry that a key leads to from another one, as they are drawn. */
export function nextEntry(root: RefObject<HTMLElement | null>, from: number, key: string): number | null {
  return nextRect(rectsOf(cardsIn(root)), from, key)
}

function lead(event: KeyboardEvent, to: HTMLElement | null | undefined): void {
  event.preventDefault()
  to?.focus()
  to?.scrollIntoView({ block: 'nearest' })
}

/** The keys of the palette on its entries: arrows lead among them and back to the search, Escape leads back. The search has keys of its own. */
export function usePaletteKeys({ root, field, onEscape }: PaletteKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onEscape()
    }
    const cards = cardsIn(root)
    const from = cards.findIndex((card) => card === document.activeElement)
    if (from < 0) return
    const next = nextRect(rectsOf(cards), from, event.key)
    if (next !== null) return lead(event, cards[next])
    return event.key === 'ArrowUp' ? lead(event, field.current) : undefined
  }
}

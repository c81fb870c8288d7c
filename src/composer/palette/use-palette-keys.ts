import type { KeyboardEvent, RefObject } from 'react'
import { nextCard } from './next-card.ts'

interface PaletteKeys {
  readonly root: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  /** Clears the search, or leaves the palette. */
  readonly onEscape: () => void
}

function lead(event: KeyboardEvent, to: HTMLElement | null | undefined): void {
  event.preventDefault()
  to?.focus()
  to?.scrollIntoView({ block: 'nearest' })
}

/** The keys of the palette: arrows lead from the search to the entries and among them, Escape leads back. */
export function usePaletteKeys({ root, field, onEscape }: PaletteKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onEscape()
    }
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('[data-palette-entry]') ?? [])]
    const from = cards.findIndex((card) => card === document.activeElement)
    if (from < 0) return event.key === 'ArrowDown' && document.activeElement === field.current ? lead(event, cards[0]) : undefined
    const rects = cards.map((card) => card.getBoundingClientRect())
    const next = nextCard(rects, from, event.key)
    if (next !== null) return lead(event, cards[next])
    return event.key === 'ArrowUp' ? lead(event, field.current) : undefined
  }
}

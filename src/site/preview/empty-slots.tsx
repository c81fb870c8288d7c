import { useEffect, useRef } from 'react'
import type { DrawnSlot } from '#schemas/runtime/preview-rendering.ts'
import type { SlotPlaceholders } from '#renderer/render-blocks.tsx'
import { regionLabels } from '#engine/draft/document/region-labels.ts'
import type { RegionName } from '#site/document/page-state.ts'
import { addToSlotWords, EMPTY_SLOT, emptyPage } from './french.ts'

/** Buttons in the places of a block's slots. The renderer shows those of empty slots. */
export function emptySlots(parent: string, slots: readonly DrawnSlot[]): SlotPlaceholders {
  return Object.fromEntries(slots.map((slot) => [slot.name, placeholder(parent, slot)]))
}

function placeholder(parent: string, { name, label }: DrawnSlot) {
  return (
    <button
      key={name}
      type="button"
      className="canvas-slot"
      data-canvas-slot={name}
      data-canvas-parent={parent}
      aria-label={addToSlotWords(label)}
    >
      {EMPTY_SLOT}
    </button>
  )
}

/** A button in the place of an empty region of a shell. */
export function EmptyRegion({ name }: { readonly name: RegionName }) {
  const label = regionLabels[name]
  return (
    <button type="button" className="canvas-slot" data-canvas-region={name} aria-label={addToSlotWords(label)}>
      <span>{EMPTY_SLOT}</span>
      <small>{label}</small>
    </button>
  )
}

/** The site’s own buttons: a theme may draw one without a style as plain words. */
const STYLES = { element: 'primary', model: 'secondary' } as const

/** The ways to begin a page that has no block yet. Where its last block was removed from the page itself, the first one has the focus. */
export function EmptyPage() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={place} className="canvas-start">
      <p>{emptyPage.sentence}</p>
      <div>
        {(['element', 'model'] as const).map((from) => (
          <button key={from} type="button" className="button" data-style={STYLES[from]} data-size="normal" data-canvas-start={from}>
            {emptyPage[from]}
          </button>
        ))}
      </div>
    </div>
  )
}

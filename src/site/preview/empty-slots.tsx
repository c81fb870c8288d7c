import type { DrawnSlot } from '#schemas/runtime/preview-rendering.ts'
import type { SlotPlaceholders } from '#renderer/render-blocks.tsx'
import { addToSlotWords, EMPTY_SLOT } from './french.ts'

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

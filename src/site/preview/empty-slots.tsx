import type { BlockHead, SlotPlaceholders } from '#renderer/render-blocks.tsx'
import { EMPTY_SLOT } from './french.ts'

const COLUMNS = ['first', 'second', 'third', 'fourth']
const ofLayout: Readonly<Record<string, number>> = { thirds: 3, quarters: 4 }
const NONE: SlotPlaceholders = Object.freeze({})

/** The names of the slots that a block's props use. */
function usedSlots({ type, props }: BlockHead): readonly string[] {
  const { layout } = props
  if (type === 'columns') return COLUMNS.slice(0, (typeof layout === 'string' ? ofLayout[layout] : undefined) ?? 2)
  if (type === 'tabs') return (Array.isArray(props['tabs']) ? props['tabs'] : []).map((_tab, index) => `panel${index + 1}`)
  return type === 'section' ? ['content'] : []
}

/** Placeholders for the slots that a block's props use. The renderer shows those of empty slots. */
export function emptySlots(block: BlockHead): SlotPlaceholders {
  const names = usedSlots(block)
  if (names.length === 0) return NONE
  return Object.fromEntries(names.map((name) => [name, placeholder(block.id, name)]))
}

function placeholder(parent: string, slot: string) {
  return (
    <div key={slot} className="canvas-slot" data-canvas-slot={slot} data-canvas-parent={parent}>
      {EMPTY_SLOT}
    </div>
  )
}

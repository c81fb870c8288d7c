import { draggedBlocks } from '#composer/dragging/dragged.ts'
import { pressSource } from '#composer/dragging/press-source.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Lets a press on a row of the outline drag its element; one of several selected takes the others with it. */
export function pressRow(bench: Workbench, event: PointerEvent): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest('input, button')) return
  const id = target.closest<HTMLElement>('[data-outline-row]')?.dataset['outlineRow']
  if (id === undefined) return
  const { ids } = bench.selection
  pressSource(bench, event, () => draggedBlocks(bench, ids.includes(id) ? ids : [id]))
}

import type { Workbench } from '#composer/workbench/workbench.ts'

type Adding = Pick<Workbench, 'adding' | 'addingTo'>

/** Opens the palette for places near the selected blocks. */
export function openPalette({ adding, addingTo }: Adding): void {
  addingTo.set(null)
  adding.set(adding.get() + 1)
}

/** Opens the palette for one slot of a block, which is selected. */
export function openPaletteForSlot(
  { adding, addingTo, selection }: Adding & Pick<Workbench, 'selection'>,
  parent: string,
  slot: string,
): void {
  selection.select([parent])
  addingTo.set({ parent, slot })
  adding.set(adding.get() + 1)
}

/** Closes the palette and forgets its place. */
export function closePalette({ adding, addingTo }: Adding): void {
  adding.set(0)
  addingTo.set(null)
}

import type { Container } from '#engine/draft/document/edited-document.ts'
import { writeText } from '#composer/canvas/write-text.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { SlashedText } from './add-target.ts'

type Adding = Pick<Workbench, 'adding' | 'addingTo'>

/** Opens the palette for places near the selected blocks. */
export function openPalette({ adding, addingTo }: Adding): void {
  addingTo.set(null)
  adding.set(adding.get() + 1)
}

/** Opens the palette for an empty page, with all entries or with the ready pages alone. */
export function openPaletteToStart({ adding, addingTo }: Adding, from: 'element' | 'model'): void {
  addingTo.set(from === 'model' ? { shelf: 'pages' } : null)
  adding.set(adding.get() + 1)
}

/** Opens the palette for one list: a slot of a block, which is selected, or a region of a shell. */
export function openPaletteFor({ adding, addingTo, selection }: Adding & Pick<Workbench, 'selection'>, to: Container): void {
  selection.select('parent' in to ? [to.parent] : [])
  addingTo.set(to)
  adding.set(adding.get() + 1)
}

/** Opens the palette for the place behind a block of the page in sight: without one near the selected blocks. */
export function openPaletteInSight({ adding, addingTo, selection, channel }: Adding & Pick<Workbench, 'selection' | 'channel'>): void {
  const near = selection.ids.length === 0 ? (channel.get()?.blockInSight() ?? null) : null
  addingTo.set(near === null ? null : { near })
  adding.set(adding.get() + 1)
}

type Writing = Pick<Workbench, 'channel' | 'registry' | 'store' | 'runner'>

/** Opens the palette for the place of an empty text that a slash was typed into. Where keys of one sign are turned off it is text. */
export function openPaletteInstead(
  bench: Adding & Writing & Pick<Workbench, 'selection'>,
  text: SlashedText,
  { hasSigns }: { readonly hasSigns: boolean },
): void {
  if (!hasSigns) return giveSlashBack(bench, text)
  bench.selection.select([text.instead])
  bench.addingTo.set(text)
  bench.adding.set(bench.adding.get() + 1)
}

/** Writes the slash into the text that it was typed into, which takes the keys again. */
export function giveSlashBack(bench: Writing, { instead: id, pointer, value }: SlashedText): void {
  writeText(bench, { type: 'text', id, pointer, value })
  bench.channel.get()?.post({ type: 'edit-text', id, pointer })
}

/** Closes the palette and forgets its place. */
export function closePalette({ adding, addingTo }: Adding): void {
  adding.set(0)
  addingTo.set(null)
}

import type { Container } from '#engine/draft/document/edited-document.ts'
import { writeText } from '#composer/canvas/write-text.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { AddTarget, SlashedText } from './add-target.ts'

type Adding = Pick<Workbench, 'adding' | 'addingTo'> & Partial<Pick<Workbench, 'may'>>

// A person who changes words alone adds nothing, whichever way leads here.
function openFor({ adding, addingTo, may }: Adding, target: AddTarget | null): void {
  if (may === 'words') return
  addingTo.set(target)
  adding.set(adding.get() + 1)
}

/** Opens the palette for places near the selected blocks. */
export function openPalette(bench: Adding): void {
  openFor(bench, null)
}

/** Opens the palette for an empty page, with all entries or with the ready pages alone. */
export function openPaletteToStart(bench: Adding, from: 'element' | 'model'): void {
  openFor(bench, from === 'model' ? { shelf: 'pages' } : null)
}

/** Opens the palette for one list: a slot of a block, which is selected, or a region of a shell. */
export function openPaletteFor({ selection, ...bench }: Adding & Pick<Workbench, 'selection'>, to: Container): void {
  selection.select('parent' in to ? [to.parent] : [])
  openFor(bench, to)
}

/** Opens the palette for the place behind a block of the page in sight: without one near the selected blocks. */
export function openPaletteInSight({ selection, channel, ...bench }: Adding & Pick<Workbench, 'selection' | 'channel'>): void {
  const near = selection.ids.length === 0 ? (channel.get()?.blockInSight() ?? null) : null
  openFor(bench, near === null ? null : { near })
}

type Writing = Pick<Workbench, 'channel' | 'registry' | 'store' | 'runner'>

/** Opens the palette for the place of an empty text that a slash was typed into. Where keys of one sign are turned off it is text. */
export function openPaletteInstead(
  bench: Adding & Writing & Pick<Workbench, 'selection'>,
  text: SlashedText,
  { hasSigns }: { readonly hasSigns: boolean },
): void {
  if (!hasSigns || bench.may === 'words') return giveSlashBack(bench, text)
  bench.selection.select([text.instead])
  openFor(bench, text)
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

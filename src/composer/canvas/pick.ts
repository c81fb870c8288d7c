import type { ToFrame } from '#schemas/composer/messages.ts'
import type { SelectionStore } from '#composer/store/selection-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The selections that a click on the page is changing. */
const picked = new WeakSet<SelectionStore>()

/** Selects the block that was clicked on the page; null selects the page itself. */
export function pick(selection: SelectionStore, id: string | null): void {
  picked.add(selection)
  selection.select(id === null ? [] : [id])
  picked.delete(selection)
}

/** Selects the block that a message of the frame names, and answers it also where that block is selected already: older selections mean nothing to the frame. */
export function takePick({ selection, channel }: Pick<Workbench, 'selection' | 'channel'>, id: string | null): void {
  const { ids } = selection
  pick(selection, id)
  if (selection.ids === ids) channel.get()?.post({ ...selectMessage(selection, false), reveal: false })
}

/**
 * The message about the selection as it is now. A block that was clicked is in sight: the page stays where it is, and a second click
 * meets the same words. On a phone the sheet of the fields comes over it, so that it is brought into view.
 */
export function selectMessage(selection: SelectionStore, isOnPhone: boolean): Extract<ToFrame, { type: 'select' }> {
  const [id = null, ...others] = selection.ids
  return { type: 'select', id, reveal: isOnPhone || !picked.has(selection), ...(others.length > 0 && { others }) }
}

import type { FromFrame } from '#schemas/composer/messages.ts'
import { plainCommands } from '#composer/commands/commands.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The place of the card above the fields of an element, as a pointer that no field has. */
export const REPAIR = '/$repair'

/** The offers of other types for an element, as a pointer that no field has. */
export const CHANGE = '/$change'

/** Opens the library for a picture of the page that is gone. */
export function takeGonePicture(
  { selection, side, focused }: Omit<Bench, 'runner'>,
  { id, pointer }: Extract<FromFrame, { type: 'picture' }>,
): void {
  selection.select([id])
  side.set('inspector')
  focused.set({ blockId: id, pointer, opens: true })
}

type Bench = Pick<Workbench, 'selection' | 'side' | 'focused'> & { readonly runner: Pick<Workbench['runner'], 'run'> }

/** Does an act of a card on the canvas: the element is removed, or its card or the offers of other types beside the canvas take the keys. */
export function takeCardAct({ selection, side, focused, runner }: Bench, { id, act }: Extract<FromFrame, { type: 'card' }>): void {
  selection.select([id])
  if (act === 'remove') return void runner.run(plainCommands.remove, undefined)
  side.set('inspector')
  focused.set({ blockId: id, pointer: act === 'change' ? CHANGE : REPAIR })
}

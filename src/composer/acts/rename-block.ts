import { ownValue } from '#schemas/names/own-value.ts'
import { commands } from '#composer/commands/commands.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Gives a block a name of its own, or that of its type for an empty one. The same name as before makes no act. False when it is refused. */
export function renameBlock({ store, runner }: Pick<Workbench, 'store' | 'runner'>, id: string, name: string): boolean {
  return name.trim() === (ownValue(store.document.notes, id)?.name ?? '') || runner.run(commands.rename, { id, name })
}

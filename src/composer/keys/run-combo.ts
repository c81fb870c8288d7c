import { plainCommandFor, plainCommands } from '#composer/commands/commands.ts'
import type { ComposerActor } from '#composer/workbench/composer-session.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Keyed = Pick<Workbench, 'runner' | 'store' | 'selection'>

/** The state of the keyboard that a combination meets. */
export interface KeyState {
  /** True while a text has the keys: only the acts on the whole work are done. */
  readonly isInText: boolean
  /** False when the person has turned off keys of a single letter. */
  readonly hasSingleKeys: boolean
}

/** Does what a combination means; false when it means nothing here. */
export function runCombo(bench: Keyed, actor: Pick<ComposerActor, 'send'>, combo: string, { isInText, hasSingleKeys }: KeyState): boolean {
  if (runOnWork(bench, actor, combo)) return true
  return !isInText && (hasSingleKeys || !isSingleKey(combo)) && runCommand(bench, combo)
}

/** True for a combination of one letter or sign, which speech input may press by mistake. */
export const isSingleKey = (combo: string): boolean => /^(?:Shift\+)?.$/u.test(combo)

function runOnWork({ runner }: Keyed, actor: Pick<ComposerActor, 'send'>, combo: string): boolean {
  switch (combo) {
    case 'Mod+z':
      runner.undo()
      return true
    case 'Mod+Shift+z':
    case 'Mod+y':
      runner.redo()
      return true
    case 'Mod+Enter':
      actor.send({ type: 'publish' })
      return true
    default:
      return false
  }
}

function runCommand({ runner, selection }: Keyed, combo: string): boolean {
  const name = plainCommandFor(combo)
  const command = name && plainCommands[name]
  // Without a selected block, only a command that selects one does anything.
  if (!command || (selection.ids.length === 0 && !runner.isPossible(command))) return false
  runner.run(command, undefined)
  return true
}

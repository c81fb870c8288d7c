import { blockCommandFor, blockCommands } from '#composer/commands/commands.ts'
import { blocksAround, neighbourLine, treeIndex } from '#composer/tree-index/tree-index.ts'
import type { ComposerActor } from '#composer/workbench/composer-session.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Keyed = Pick<Workbench, 'runner' | 'store' | 'selection'>

/** Does what a combination means; false when it means nothing here. While a text has the keys, only the acts on the whole work are done. */
export function runCombo(bench: Keyed, actor: Pick<ComposerActor, 'send'>, combo: string, isInText: boolean): boolean {
  if (runOnWork(bench, actor, combo)) return true
  return !isInText && (runOnBlock(bench, combo) || walk(bench, combo))
}

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

function runOnBlock({ runner, selection }: Keyed, combo: string): boolean {
  const command = blockCommandFor(combo)
  if (!command || selection.ids.length === 0) return false
  runner.run(blockCommands[command], undefined)
  return true
}

function walk({ store, selection }: Keyed, combo: string): boolean {
  const [selected = null] = selection.ids
  if (combo === 'Escape') {
    if (selected === null) return false
    selection.select(blocksAround(treeIndex(store.document), selected).slice(0, 1))
    return true
  }
  if (combo !== 'Alt+ArrowUp' && combo !== 'Alt+ArrowDown') return false
  const line = neighbourLine(treeIndex(store.document).lines, selected, combo === 'Alt+ArrowDown' ? 1 : -1)
  if (line) selection.select([line.id])
  return true
}

import type { Place } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { blockIcon } from '#composer/block-types/block-icon.ts'
import type { Command } from '#composer/commands/command.ts'
import { refusalOf } from '#composer/commands/outcome.ts'
import { insertBlocks, moveBlocks } from '#composer/commands/place-blocks.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { movingRefusal } from '#composer/moving/list-places.ts'
import type { Model } from '#composer/palette/model.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { Dragged } from './drag-view.ts'

type Bench = Pick<Workbench, 'runner' | 'text'> & Partial<Pick<Workbench, 'may'>>

function asked<Arguments>({ runner }: Bench, command: Command<Arguments>, argumentsAt: (place: Place) => Arguments) {
  return {
    refusalAt: (place: Place) => refusalOf(command, runner.situation, argumentsAt(place)),
    drop: (place: Place) => runner.run(command, argumentsAt(place)),
  }
}

/** The dragged form of blocks of the page. Null when they cannot be moved, which is announced, and for a person who changes words alone. */
export function draggedBlocks(bench: Bench, ids: readonly string[]): Dragged | null {
  const { runner, text } = bench
  if (bench.may === 'words') return null
  const { situation } = runner
  const refusal = movingRefusal({ ...situation, selection: ids })
  const [first = ''] = ids
  if (refusal) {
    runner.refuse(refusal)
    return null
  }
  return {
    ids: new Set(ids),
    words: ids.length > 1 ? text('composer.drag.count', { count: ids.length }) : nameOf(situation, first),
    icon: ids.length > 1 ? 'layers' : blockIcon(runner.situation.registry, typeOf(bench, first)),
    model: null,
    ...asked(bench, moveBlocks, (to) => ({ ids, to })),
  }
}

const typeOf = ({ runner }: Bench, id: string): string => findBlock(runner.situation.document, id)?.block.type ?? ''

/** The dragged form of ready content of the palette. */
export function draggedModel(bench: Bench, model: Model, onDropped: () => void): Dragged {
  const { refusalAt, drop } = asked(bench, insertBlocks, (at) => ({ blocks: model.blocks, at }))
  return {
    ids: new Set(),
    words: model.label.fr,
    icon: 'plus',
    model,
    refusalAt,
    drop: (place) => {
      const isDropped = drop(place)
      if (isDropped) onDropped()
      return isDropped
    },
  }
}

import type { Command } from '#composer/commands/command.ts'
import { insertBlocks } from '#composer/commands/place-blocks.ts'
import type { Model } from './model.ts'
import { placeModel } from './place-model.ts'

/** Adds ready content near what is selected. */
export const addModel: Command<Pick<Model, 'blocks'>> = {
  label: 'composer.command.insert',
  group: 'structure',
  keys: [],
  run: (situation, model) => {
    const place = placeModel(situation, model)
    return 'refusal' in place ? place : insertBlocks.run(situation, place)
  },
}

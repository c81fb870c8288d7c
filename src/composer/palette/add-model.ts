import type { Container } from '#engine/draft/document/edited-document.ts'
import type { Command } from '#composer/commands/command.ts'
import { insertBlocks } from '#composer/commands/place-blocks.ts'
import type { Model } from './model.ts'
import { placeModel } from './place-model.ts'

/** Adds ready content at the end of a list, or without one near what is selected. */
export const addModel: Command<Pick<Model, 'blocks'> & { readonly to?: Container | null }> = {
  label: 'composer.command.insert',
  group: 'structure',
  keys: [],
  run: (situation, model) => {
    const place = placeModel(situation, model, model.to)
    return 'refusal' in place ? place : insertBlocks.run(situation, place)
  },
}

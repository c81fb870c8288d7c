import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Rescue } from '#engine/draft/merge/conflict.ts'
import { rescueOperations } from '#engine/draft/merge/decide-conflict.ts'
import { refuse, type Command } from '#composer/commands/command.ts'
import { namesOf } from '#composer/commands/selected-block.ts'

/** Brings a block back that is gone, with its ids and all that is in it, and selects one of its blocks. */
export const bringBack: Command<{ readonly rescue: Rescue; readonly chosen: string }> = {
  label: 'composer.lost-text.bring-back',
  group: 'structure',
  keys: [],
  run: (situation, { rescue, chosen }) => {
    const operations = rescueOperations(rescue, situation.document)
    const done = applyAll(situation.document, operations)
    if ('refused' in done) return refuse('composer.refusal.not-possible')
    const values = namesOf({ ...situation, document: done.document }, rescue.block.id)
    return {
      operations,
      label: { id: 'composer.act.bring-back', values },
      announcement: { id: 'composer.announced.bring-back', values },
      selection: [chosen],
    }
  },
}

import { withNewIds } from '#engine/draft/document/part-of-block.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { refuse, type Command } from './command.ts'
import { withFreeAnchors } from './plan-placing.ts'
import { namesOf, selectedBlock } from './selected-block.ts'
import { settle } from './settle.ts'

interface Words {
  readonly label: ComposerMessage
  readonly act: ComposerMessage
  readonly announced: ComposerMessage
}

function replaceBy({ label, act, announced }: Words): Command<{ readonly blocks: readonly Block[] }> {
  return {
    label,
    group: 'structure',
    keys: [],
    run: (situation, { blocks }) => {
      const found = selectedBlock(situation)
      if ('refusal' in found) return found
      if (blocks.length === 0) return refuse('composer.refusal.not-possible')
      const made = withFreeAnchors(situation.document, blocks).map((block) => withNewIds(block, situation.newId))
      const before = found.list[found.index - 1]?.id ?? null
      const operations = [
        ...made.map((block, index) => ({
          ...{ op: 'insert' as const, block },
          at: { in: found.in, after: made[index - 1]?.id ?? before, before: found.block.id },
        })),
        { op: 'remove' as const, id: found.block.id },
      ]
      const ids = made.map(({ id }) => id)
      const settled = settle(situation, operations, ids)
      if ('refusal' in settled) return settled
      const values = namesOf(situation, found.block.id)
      return { operations, label: { id: act, values }, announcement: { id: announced, values }, selection: ids }
    },
  }
}

/** Puts the place of a shared section in place of the selected block, from which the section was made. */
export const shareSection = replaceBy({
  label: 'composer.command.share-section',
  act: 'composer.act.share-section',
  announced: 'composer.announced.share-section',
})

/** Puts copies of the blocks of a shared section in its place: they no longer change with it. */
export const detachSection = replaceBy({
  label: 'composer.command.detach-section',
  act: 'composer.act.detach-section',
  announced: 'composer.announced.detach-section',
})

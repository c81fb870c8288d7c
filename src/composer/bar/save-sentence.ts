import type { SavingState } from '#composer/saving/saver.ts'
import type { Phrase } from '#composer/words/composer-message.ts'

/** The state of saving as a sentence, which is true at each moment. */
export function saveSentence(state: SavingState, conflicts: number): Phrase {
  if (state.kind === 'saving') return { id: 'composer.save.saving' }
  if (state.kind !== 'saved') return { id: `composer.save.${state.kind}`, values: { count: state.count } }
  return conflicts > 0 ? { id: 'composer.save.conflict', values: { count: conflicts } } : { id: 'composer.save.saved' }
}

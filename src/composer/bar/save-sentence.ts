import type { SavingState } from '#composer/saving/saver.ts'
import type { SendFailure } from '#composer/saving/send-failure.ts'
import type { ComposerMessage, Phrase } from '#composer/words/composer-message.ts'

/** The state of saving as a sentence, which is true at each moment. */
export function saveSentence(state: SavingState, conflicts: number): Phrase {
  if (state.kind === 'saving') return { id: 'composer.save.saving' }
  if (state.kind !== 'saved') return { id: `composer.save.${state.kind}`, values: { count: state.count } }
  return conflicts > 0 ? { id: 'composer.save.conflict', values: { count: conflicts } } : { id: 'composer.save.saved' }
}

/** The sentence that says why saving fails and what to do; null while it works, and where the sentence of the bar or the lock screen says it already. */
export function helpOfFailure(kind: SavingState['kind']): { readonly failure: SendFailure; readonly id: ComposerMessage } | null {
  if (kind === 'saved' || kind === 'saving' || kind === 'offline' || kind === 'unreachable' || kind === 'locked') return null
  return { failure: kind, id: `composer.save.${kind}.help` }
}

import { brokenLock } from '#engine/draft/places/locks.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { refuse, type Command, type Outcome, type Situation } from './command.ts'
import { nameOf } from './selected-block.ts'

/** The outcome of a command now. An act of any command that would change a locked block is refused with the name of that block. */
export function outcomeOf<Arguments>(command: Command<Arguments>, situation: Situation, given: Arguments): Outcome {
  const outcome = command.run(situation, given)
  if (!('operations' in outcome)) return outcome
  for (const operation of outcome.operations) {
    const lock = brokenLock(situation.document, operation)
    if (lock !== null) return refuse('composer.refusal.locked', { block: nameOf(situation, lock) })
  }
  return outcome
}

/** The reason why a command would do nothing now; null when it is possible. */
export function refusalOf<Arguments>(command: Command<Arguments>, situation: Situation, given: Arguments): Phrase | null {
  const outcome = outcomeOf(command, situation, given)
  return 'refusal' in outcome ? outcome.refusal : null
}

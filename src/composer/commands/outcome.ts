import type { Operation, Refused } from '#engine/draft/operations/operation.ts'
import { excessOf } from '#engine/draft/operations/excess.ts'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import { brokenLock } from '#engine/draft/places/locks.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { refuse, type Command, type Outcome, type Situation } from './command.ts'
import { namesOf } from './selected-block.ts'

/** The outcome of a command now. An act of any command that would change a locked block is refused with the name of that block. */
export function outcomeOf<Arguments>(command: Command<Arguments>, situation: Situation, given: Arguments): Outcome {
  const outcome = command.run(situation, given)
  if (!('operations' in outcome)) return outcome
  for (const operation of outcome.operations) {
    const lock = brokenLock(situation.document, operation)
    if (lock !== null) return refuse('composer.refusal.locked', namesOf(situation, lock))
  }
  return outcome
}

/** The reason why a command would do nothing now; null when it is possible. */
export function refusalOf<Arguments>(command: Command<Arguments>, situation: Situation, given: Arguments): Phrase | null {
  const outcome = outcomeOf(command, situation, given)
  return 'refusal' in outcome ? outcome.refusal : null
}

/** The refusal of an act that the server would not take, of a block, of the whole document or of the work; null for any other one. It is asked when an act is done, not for each menu. */
export function excessAmong({ document, registry }: Situation, operations: readonly Operation[]): Phrase | null {
  const excess = excessOf(document, operations)
  if (excess === null) return null
  if (excess === 'TOO_MANY') return { id: 'composer.refusal.too-many', values: { max: MAX_BLOCKS } }
  if (excess === 'TOO_LARGE') return { id: 'composer.refusal.document-too-large' }
  if (excess === 'TOO_MUCH') return { id: 'composer.refusal.too-much' }
  return { id: 'composer.refusal.too-long', values: { block: labelOf(registry, excess.block.type), over: excess.bytes } }
}

/** The refusal of an act that the document has refused. */
export function refusedAct(reason: Refused['refused']): Phrase {
  return { id: reason === 'NOT_ALLOWED' ? 'composer.rights.words' : 'composer.refusal.not-possible' }
}

/** The refusal of an undo or a redo that would bring more back than the page holds or the person may. */
export function excessOfBack(reason: Refused['refused']): Phrase {
  if (reason === 'NOT_ALLOWED') return refusedAct(reason)
  if (reason === 'TOO_MANY') return { id: 'composer.refusal.back.too-many', values: { max: MAX_BLOCKS } }
  return { id: 'composer.refusal.back.too-large' }
}

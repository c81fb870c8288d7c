import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { ComposerMessage, Phrase } from '#composer/words/composer-message.ts'

/** The facts that a command decides on. */
export interface Situation {
  readonly document: EditedDocument
  readonly selection: readonly string[]
  readonly registry: Registry
  readonly newId: () => string
}

/** The outcome of a command: one act, its label in the history, the sentence that is announced, and the blocks selected after it. */
export interface CommandAct {
  readonly operations: readonly Operation[]
  readonly label: Phrase
  readonly announcement: Phrase
  readonly selection: readonly string[]
  /** True for keys of a text: the next ones of the same field join the act. */
  readonly typing?: true
}

/** The reason why a command does nothing, as a sentence. */
export interface CommandRefusal {
  readonly refusal: Phrase
}

/** A thing that a person does in the composer. Menus, keys and tests read the same record. */
export interface Command<Arguments = undefined> {
  readonly label: ComposerMessage
  /** Combinations as `comboOf` writes them; the first one is shown. */
  readonly keys: readonly string[]
  readonly run: (situation: Situation, given: Arguments) => CommandAct | CommandRefusal
}

/** Makes a refusal. */
export const refuse = (id: ComposerMessage, values: Phrase['values'] = {}): CommandRefusal => ({ refusal: { id, values } })

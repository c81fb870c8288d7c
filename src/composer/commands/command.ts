import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { SiteValue } from '#forms/pickers.ts'
import type { ComposerMessage, Phrase } from '#composer/words/composer-message.ts'

/** The facts that a command decides on. */
export interface Situation {
  readonly document: EditedDocument
  readonly selection: readonly string[]
  /** The blocks whose content the outline hides. */
  readonly folded: ReadonlySet<string>
  readonly registry: Registry
  /** The values of the site, which stand in the words of blocks; left out where none are known. */
  readonly values?: readonly SiteValue[]
  readonly newId: () => string
  /** The present instant, as ISO 8601 writes it. */
  readonly now: () => string
}

/** The facts that give a block its words. */
export type Named = Pick<Situation, 'document' | 'registry' | 'values'>

/** The outcome of a command: one act, its label in the history, the sentence that is announced, and the blocks selected after it. */
export interface CommandAct {
  readonly operations: readonly Operation[]
  readonly label: Phrase
  readonly announcement: Phrase
  readonly selection: readonly string[]
  /** True for keys of a text: the next ones of the same field join the act. */
  readonly typing?: true
  /** True for what takes elements away: « Annuler » stands beside its sentence. */
  readonly offersUndo?: true
}

/** The outcome of a command that leaves the document as it is: other blocks are selected, or folded in the outline. */
export interface CommandChoice {
  readonly announcement: Phrase
  readonly selection: readonly string[]
  /** The blocks that are folded in the outline after it; left out where that does not change. */
  readonly folded?: ReadonlySet<string>
}

/** The reason why a command does nothing, as a sentence. */
export interface CommandRefusal {
  readonly refusal: Phrase
}

/** The outcomes of a command. */
export type Outcome = CommandAct | CommandChoice | CommandRefusal

/** The part of the help page and of the menus that a command is in. */
export type CommandGroup = 'values' | 'structure' | 'clipboard' | 'seeing' | 'page' | 'own' | 'walk' | 'work'

/** A thing that a person does in the composer. Menus, keys, the command palette, the help page and tests read the same record. */
export interface Command<Arguments = undefined> {
  readonly label: ComposerMessage
  readonly group: CommandGroup
  /** Combinations as `comboOf` writes them; the first one is shown. */
  readonly keys: readonly string[]
  readonly run: (situation: Situation, given: Arguments) => Outcome
}

/** Makes a refusal. */
export const refuse = (id: ComposerMessage, values: Phrase['values'] = {}): CommandRefusal => ({ refusal: { id, values } })

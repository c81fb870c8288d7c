import type { PasteBench } from '#composer/clipboard/paste-outside.ts'
import type { Publishing } from '#composer/checks/publication-questions.ts'
import type { CommandGroup } from '#composer/commands/command.ts'
import type { ComposerActor } from '#composer/workbench/composer-session.ts'
import type { ComposerMessage, Phrase } from '#composer/words/composer-message.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The parts of an open composer that acts work on. */
export interface Desk {
  readonly bench: Pick<
    Workbench,
    | 'props'
    | 'may'
    | 'runner'
    | 'store'
    | 'selection'
    | 'dialog'
    | 'isConflictOpen'
    | 'clipboard'
    | 'isBarAsked'
    | 'adding'
    | 'addingTo'
    | 'sought'
    | 'trial'
  > &
    PasteBench &
    Publishing['bench']
  readonly actor: Pick<ComposerActor, 'send'>
}

/** An act that a person starts by a key, in a menu or in the command palette. */
export interface Act {
  readonly label: ComposerMessage
  readonly group: CommandGroup
  /** Combinations as `comboOf` writes them; the first one is shown. */
  readonly keys: readonly string[]
  /** True for an act that is done also while a text has the keys. */
  readonly isInText?: true
  /** True for keys that the browser answers with an event of the clipboard. */
  readonly isOfBrowser?: true
  readonly run: (desk: Desk) => void
  /** The reason why the act would do nothing now; null when it is possible. */
  readonly refusalOf: (desk: Desk) => Phrase | null
}

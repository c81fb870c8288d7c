import type composerFr from '#i18n/messages/composer/fr.json'
import type { DroppedMessage } from '#rich-text/paste/dropped-sentence.ts'

/** The key of a message of the composer. */
export type ComposerMessage = keyof typeof composerFr

/** A sentence that is not yet written: the key of a message, of the composer or of those that it shares with the fields of forms, and its values. */
export interface Phrase {
  readonly id: ComposerMessage | DroppedMessage
  readonly values?: Readonly<Record<string, string | number>>
}

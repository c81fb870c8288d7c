import type composerFr from '#i18n/messages/composer/fr.json'

/** The key of a message of the composer. */
export type ComposerMessage = keyof typeof composerFr

/** A sentence that is not yet written: the key of a message, and its values. */
export interface Phrase {
  readonly id: ComposerMessage
  readonly values?: Readonly<Record<string, string | number>>
}

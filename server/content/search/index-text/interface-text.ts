import { languageOf } from '#i18n/locale.ts'
import type { Messages } from '#i18n/messages.ts'
import english from '#i18n/messages/en.json' with { type: 'json' }
import french from '#i18n/messages/fr.json' with { type: 'json' }
import englishListings from '#i18n/messages/listings/en.json' with { type: 'json' }
import frenchListings from '#i18n/messages/listings/fr.json' with { type: 'json' }

const words = { en: { ...english, ...englishListings }, fr: { ...french, ...frenchListings } }

/** What blocks say in a language where their words are the interface's own; French where it has none. */
export function wordsOfInterface(locale: string): Messages {
  return languageOf(locale) === 'en' ? words.en : words.fr
}

import { languageOf } from '#i18n/locale.ts'
import type { Messages } from '#i18n/messages.ts'
import english from '#i18n/messages/en.json' with { type: 'json' }
import french from '#i18n/messages/fr.json' with { type: 'json' }
import englishListings from '#i18n/messages/listings/en.json' with { type: 'json' }
import frenchListings from '#i18n/messages/listings/fr.json' with { type: 'json' }

const words = { en: { ...english, ...englishListings }, fr: { ...french, ...frenchListings } }

/** Returns the interface texts of blocks in a language; in French where it has none. */
export function wordsOfInterface(locale: string): Messages {
  return languageOf(locale) === 'en' ? words.en : words.fr
}

import { languageOf } from './locale.ts'
import type fr from './messages/fr.json'

/** The key of a message; the French file, complete by definition, is the list of them. */
export type MessageKey = keyof typeof fr

/** The messages of one language by key: ICU text, or the tree that the build has made of it. */
export type Messages = Readonly<Record<MessageKey, string>>

const loaders: Readonly<Record<string, () => Promise<{ default: Messages }>>> = {
  fr: () => import('./messages/fr.json'),
  en: () => import('./messages/en.json'),
}

/** Loads the messages of a locale; one that has none gets the French ones and a warning. */
export async function loadMessages(locale: string, warn: (message: string) => void): Promise<Messages> {
  const load = loaders[languageOf(locale)]
  if (load) return (await load()).default
  warn(`No messages for the locale ${locale}: the French ones are shown`)
  return (await import('./messages/fr.json')).default
}

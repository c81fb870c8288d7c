import { languageOf } from './locale.ts'
import type fr from './messages/fr.json'
import type personalFr from './messages/personal/fr.json'

/** The key of a message; the French files, complete by definition, are the list of them. */
export type MessageKey = keyof typeof fr | keyof typeof personalFr

/** Messages of one language by key: ICU text, or the tree that the build has made of it. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>

/** The block types that serve one person alone: their words are files of their own, which pages without them never fetch. */
export const personalTypes: ReadonlySet<string> = new Set([
  'account-deletion',
  'auth',
  'cart',
  'data-export',
  'email-confirmation',
  'event-cancellation',
  'newsletter-confirmation',
  'newsletter-subscription',
  'newsletter-unsubscription',
  'password-change',
  'password-reset',
  'password-reset-ask',
  'privacy-request',
  'profile',
  'registration-confirmation',
  'session-list',
  'two-factor',
])

type Load = () => Promise<{ default: Messages }>

const french: { readonly common: Load; readonly personal: Load } = {
  common: () => import('./messages/fr.json'),
  personal: () => import('./messages/personal/fr.json'),
}

const loaders: Readonly<Record<string, typeof french>> = {
  fr: french,
  en: { common: () => import('./messages/en.json'), personal: () => import('./messages/personal/en.json') },
}

/** Whether one of these block types has words in the files of those that serve one person. */
export function isPersonal(types: Iterable<string>): boolean {
  return [...types].some((type) => personalTypes.has(type))
}

/** Loads the messages of a locale, with or without those of personal blocks; one that has none gets the French ones and a warning. */
export async function loadMessages(locale: string, warn: (message: string) => void, withPersonal = true): Promise<Messages> {
  const load = loaders[languageOf(locale)]
  if (!load) warn(`No messages for the locale ${locale}: the French ones are shown`)
  const { common, personal } = load ?? french
  const files = await Promise.all(withPersonal ? [common(), personal()] : [common()])
  return Object.assign({}, ...files.map((file) => file.default)) as Messages
}

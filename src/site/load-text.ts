import type { IntlShape } from 'react-intl'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { warn } from './browser-log.ts'

const loaded = new Map<string, IntlShape>()

/** The messages that are loaded, by locale. */
export const loadedTexts: ReadonlyMap<string, IntlShape> = loaded

/** Loads the messages of a locale, once. */
export async function loadText(locale: string): Promise<IntlShape> {
  const text = loaded.get(locale) ?? createText(locale, await loadMessages(locale, warn))
  loaded.set(locale, text)
  return text
}

import type { IntlShape } from 'react-intl'
import { isPersonal, loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { warn } from './browser-log.ts'

const loaded = new Map<string, IntlShape>()
const withPersonal = new Set<string>()

/** The messages that are loaded, by locale. */
export const loadedTexts: ReadonlyMap<string, IntlShape> = loaded

/** Loads the messages of a locale that blocks of these types need, once. */
export async function loadText(locale: string, types: Iterable<string>): Promise<IntlShape> {
  const known = loaded.get(locale)
  const needsPersonal = isPersonal(types) && !withPersonal.has(locale)
  if (known && !needsPersonal) return known
  const text = createText(locale, await loadMessages(locale, warn, needsPersonal))
  // What came meanwhile with more words is kept.
  if (!needsPersonal && withPersonal.has(locale)) return loaded.get(locale) ?? text
  if (needsPersonal) withPersonal.add(locale)
  loaded.set(locale, text)
  return text
}

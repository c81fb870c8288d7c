import type { IntlShape } from 'react-intl'
import { groupsOf, loadMessages, type MessageGroup } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { warn } from '#site/warn.ts'

const loaded = new Map<string, IntlShape>()
const groupsLoaded = new Map<string, ReadonlySet<MessageGroup>>()

/** The loaded messages by locale. */
export const loadedTexts: ReadonlyMap<string, IntlShape> = loaded

/** Loads the messages of a locale for the given block types. Loaded ones are reused. */
export async function loadText(locale: string, types: Iterable<string>): Promise<IntlShape> {
  const needed = groupsOf(types)
  const known = loaded.get(locale)
  if (known && needed.every((group) => groupsLoaded.get(locale)?.has(group))) return known
  const messages = await loadMessages(locale, warn, needed)
  // Merged with messages loaded meanwhile, because two pages may load concurrently.
  const text = createText(locale, { ...loaded.get(locale)?.messages, ...messages })
  loaded.set(locale, text)
  groupsLoaded.set(locale, new Set([...(groupsLoaded.get(locale) ?? []), ...needed]))
  return text
}

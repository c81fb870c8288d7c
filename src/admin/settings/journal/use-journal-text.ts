import { useIntl } from 'react-intl'
import type journalFr from '#i18n/messages/journal/fr.json'

/** Key of a message of the log of acts. */
export type JournalKey = keyof typeof journalFr

/** Writes a message of the log of acts. */
export type JournalText = (key: JournalKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the log of acts. */
export function useJournalText(): JournalText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

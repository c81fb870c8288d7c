import { useIntl } from 'react-intl'
import type inboxFr from '#i18n/messages/inbox/fr.json'

/** Key of a message of the inbox. */
export type InboxKey = keyof typeof inboxFr

/** Writes a message of the inbox. */
export type InboxText = (key: InboxKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the inbox. */
export function useInboxText(): InboxText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

import { useIntl } from 'react-intl'
import type membersFr from '#i18n/messages/members/fr.json'

/** Key of a message of the screen of the members. */
export type MembersKey = keyof typeof membersFr

/** Writes a message of the screen of the members. */
export type MembersText = (key: MembersKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screen of the members. */
export function useMembersText(): MembersText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

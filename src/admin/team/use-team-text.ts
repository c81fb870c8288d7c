import { useIntl } from 'react-intl'
import type teamFr from '#i18n/messages/team/fr.json'

/** Key of a message of the screens of the team. */
export type TeamKey = keyof typeof teamFr

/** Writes a message of the screens of the team. */
export type TeamText = (key: TeamKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screens of the team. */
export function useTeamText(): TeamText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

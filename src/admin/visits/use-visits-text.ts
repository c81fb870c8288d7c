import { useIntl } from 'react-intl'
import type visitsFr from '#i18n/messages/visits/fr.json'

/** Key of a message of the screen of visits. */
export type VisitsKey = keyof typeof visitsFr

/** Writes a message of the screen of visits. */
export type VisitsText = (key: VisitsKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screen of visits. */
export function useVisitsText(): VisitsText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

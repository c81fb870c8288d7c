import { useIntl } from 'react-intl'
import type hoursFr from '#i18n/messages/hours/fr.json'

/** Key of a message of the screen of the opening hours. */
export type HoursKey = keyof typeof hoursFr

/** Writes a message of the screen of the opening hours. */
export type HoursText = (key: HoursKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screen of the opening hours. */
export function useHoursText(): HoursText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

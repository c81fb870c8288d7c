import { useIntl } from 'react-intl'
import type todayFr from '#i18n/messages/today/fr.json'

/** Key of a message of the first screen. */
export type TodayKey = keyof typeof todayFr

/** Writes a message of the first screen. */
export type TodayText = (key: TodayKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the first screen. */
export function useTodayText(): TodayText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

import { useIntl } from 'react-intl'
import type appsFr from '#i18n/messages/external-apps/fr.json'

/** Key of a message of the screen of external services. */
export type AppsKey = keyof typeof appsFr

/** Writes a message of the screen of external services. */
export type AppsText = (key: AppsKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screen of external services. */
export function useAppsText(): AppsText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

import { useIntl } from 'react-intl'
import type domainsFr from '#i18n/messages/domains/fr.json'

/** Key of a message of the screen of domains. */
type DomainsKey = keyof typeof domainsFr

/** Reads the messages of the screen of domains. */
export function useDomainsText(): (key: DomainsKey, values?: Readonly<Record<string, string | number>>) => string {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

import { useIntl } from 'react-intl'
import type newSiteFr from '#i18n/messages/new-site/fr.json'

/** Key of a message of a new site. */
export type NewSiteKey = keyof typeof newSiteFr

/** Reads the messages of a new site. */
export function useNewSiteText() {
  const { formatMessage } = useIntl()
  return (key: NewSiteKey, values?: Readonly<Record<string, string | number>>): string => formatMessage({ id: key }, values)
}

/** Writes a message of a new site. */
export type NewSiteText = ReturnType<typeof useNewSiteText>

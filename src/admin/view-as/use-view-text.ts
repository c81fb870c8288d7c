import { useIntl } from 'react-intl'
import type viewFr from '#i18n/messages/view/fr.json'

/** Key of a message of the panel that is seen with another profile. */
export type ViewKey = keyof typeof viewFr

/** Reads the messages of the panel that is seen with another profile. */
export function useViewText(): (key: ViewKey, values?: Readonly<Record<string, string>>) => string {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

import { useIntl } from 'react-intl'
import type mediaFr from '#i18n/messages/media/fr.json'

/** Key of a message of the library. */
export type MediaKey = keyof typeof mediaFr

/** Writes a message of the library. */
export type MediaText = (key: MediaKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the library. */
export function useMediaText(): MediaText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

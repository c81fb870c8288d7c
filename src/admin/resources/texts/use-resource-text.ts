import { useIntl } from 'react-intl'
import type resourcesFr from '#i18n/messages/resources/fr.json'

/** Key of a message of the screens of resources. */
export type ResourceKey = keyof typeof resourcesFr

/** Writes a message of the screens of resources. */
export type ResourceText = (key: ResourceKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screens of resources. */
export function useResourceText(): ResourceText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

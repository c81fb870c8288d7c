import { useIntl } from 'react-intl'
import type messages from '#i18n/messages/forms/fr.json'

/** The key of a message of forms. */
export type FormsMessageKey = keyof typeof messages

/** Writes a message of forms with its values. */
export type FormsText = (key: FormsMessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The messages of forms and of the text editor. */
export function useFormsText(): FormsText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

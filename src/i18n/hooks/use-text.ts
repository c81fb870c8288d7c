import { useIntl } from 'react-intl'
import type { MessageKey } from '#i18n/messages.ts'

/** Writes one of our messages in the page's locale, with its values filled in. */
export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The page's messages. */
export function useText(): Text {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

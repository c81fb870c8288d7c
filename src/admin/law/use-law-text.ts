import { useIntl } from 'react-intl'
import type lawFr from '#i18n/messages/law/fr.json'

/** Key of a message of the screen of legal texts. */
export type LawKey = keyof typeof lawFr

/** Writes a message of the screen of legal texts. */
export type LawText = (key: LawKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screen of legal texts. */
export function useLawText(): LawText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

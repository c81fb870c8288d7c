import { useIntl } from 'react-intl'
import type appearanceFr from '#i18n/messages/appearance/fr.json'

/** Key of a message of the screen of the appearance. */
export type AppearanceKey = keyof typeof appearanceFr

/** Writes a message of the screen of the appearance. */
export type AppearanceText = (key: AppearanceKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the screen of the appearance. */
export function useAppearanceText(): AppearanceText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

import { useIntl } from 'react-intl'
import type settingsFr from '#i18n/messages/settings/fr.json'

/** Key of a message of the settings. */
export type SettingsKey = keyof typeof settingsFr

/** Writes a message of the settings. */
export type SettingsText = (key: SettingsKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the settings. */
export function useSettingsText(): SettingsText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

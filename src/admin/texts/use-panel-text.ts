import { useIntl } from 'react-intl'
import type panelFr from '#i18n/messages/panel/fr.json'

/** Key of a message of the panel. */
export type PanelKey = keyof typeof panelFr

/** Writes a message of the panel, with its values filled in. */
export type PanelText = (key: PanelKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the panel. */
export function usePanelText(): PanelText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

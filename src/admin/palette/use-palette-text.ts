import { useIntl } from 'react-intl'
import type paletteFr from '#i18n/messages/palette/fr.json'

/** Key of a message of the palette. */
export type PaletteKey = keyof typeof paletteFr

/** Writes a message of the palette. */
export type PaletteText = (key: PaletteKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the palette. */
export function usePaletteText(): PaletteText {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

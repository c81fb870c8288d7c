import { useIntl } from 'react-intl'
import type addressesFr from '#i18n/messages/addresses/fr.json'

/** Key of a message of the screen of addresses. */
export type AddressesKey = keyof typeof addressesFr

/** Reads the messages of the screen of addresses. */
export function useAddressesText(): (key: AddressesKey, values?: Readonly<Record<string, string | number>>) => string {
  const { formatMessage } = useIntl()
  return (key, values) => formatMessage({ id: key }, values)
}

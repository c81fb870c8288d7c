import { languageOf } from '#i18n/locale.ts'
import { addressOfOne, itemAddresses, type KindAddresses } from '#admin/resources/item-address.ts'
import { addressOf, type PanelScreen } from '#admin/screens/define-screen.ts'

function addressesOf(screens: readonly PanelScreen[], kind: string): KindAddresses | undefined {
  for (const screen of screens)
    for (const things of screen.things ?? []) if (things.kind === kind) return { list: addressOf(screen), one: things.one }
  return itemAddresses(kind)
}

/** The address of the list of a kind of things in the panel; null where there is no screen. */
export function listAddress(screens: readonly PanelScreen[], kind: string): string | null {
  return addressesOf(screens, kind)?.list ?? null
}

/** The address of a thing in the panel, in one of its languages where it has several; null where there is no screen. */
export function thingAddress(screens: readonly PanelScreen[], kind: string, id: number, locale: string | null): string | null {
  const addresses = addressesOf(screens, kind)
  if (!addresses) return null
  const isInLanguage = addresses.one !== null && locale !== null
  return `${addressOfOne(addresses, id)}${isInLanguage ? `?langue=${languageOf(locale)}` : ''}`
}

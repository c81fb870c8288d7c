import { pagePath } from '#i18n/locale.ts'

/** The language that the panel asks its calls in. */
const PANEL_LOCALE = 'fr_FR'

/** The address of an item as visitors open it; null where it has none. */
export function siteAddressOf(address: string | null, locales: readonly string[]): string | null {
  const [first = PANEL_LOCALE] = locales
  const locale = locales.includes(PANEL_LOCALE) ? PANEL_LOCALE : first
  return address === null ? null : pagePath(address, locale, locales)
}

import { languageOf } from '#i18n/locale.ts'

const names = new Intl.DisplayNames('fr', { type: 'language' })

/** Names the language of a locale in French: « Anglais » for `en_GB`. */
export function languageName(locale: string): string {
  const name = names.of(languageOf(locale)) ?? locale
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
}

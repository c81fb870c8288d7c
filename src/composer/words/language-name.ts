import { languageOf } from '#i18n/locale.ts'

const names = new Intl.DisplayNames('fr', { type: 'language' })

/** The French name of a language, with a capital: « Français ». */
export function languageName(locale: string): string {
  const name = names.of(languageOf(locale)) ?? locale
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
}

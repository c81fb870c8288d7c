import { translate } from '#schemas/errors/translations.ts'

const words = {
  fr: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  en: 'Alcohol abuse is dangerous for your health: drink in moderation.',
}

/** Returns the legal warning for pages about wine. It has its own module, because footers show it on every page. */
export function healthWarning(locale: string): string {
  return translate(locale, words)
}

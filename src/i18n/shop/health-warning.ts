import { translate } from '#schemas/errors/translations.ts'

const words = {
  fr: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
  en: 'Alcohol abuse is dangerous for your health: drink in moderation.',
}

/** What the law wants told wherever wine is praised. It stands by itself: footers say it on every page, which needs nothing else of wine. */
export function healthWarning(locale: string): string {
  return translate(locale, words)
}

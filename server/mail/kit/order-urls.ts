import { translate } from '#schemas/errors/translations.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { mailLink } from './mail-link.ts'

const paths = { fr: '/suivi-commande', en: '/order-tracking' } as const

/** The path of the page on which orders are followed, in the words of a language. */
export function trackingPath(locale: string): string {
  return translate(locale, paths)
}

/** The page on which anybody may ask for a link to their order. */
export function trackingPage(scope: Scope): string {
  return mailLink(scope, trackingPath(scope.locale))
}

/** A link that opens an order, below the page on which orders are followed. */
export function orderLink(page: string, reference: string, token: string): string {
  return `${page}/${encodeURIComponent(reference)}/${token}`
}

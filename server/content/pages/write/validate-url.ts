import type { PageDocument } from '#schemas/generated/content.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { pageIssue, type PageIssue } from '#engine/validation/page-issue.ts'
import { hasBraces, hasSameBraces } from '#domain/urls/url-parameters.ts'
import { languageOf } from '#i18n/locale.ts'
import { isMiddleware } from '#server/content/pages/middleware.ts'
import { reservedSegments } from '#server/content/pages/page-url.ts'
import type { AddressHolder } from './address-holder.ts'

const words = {
  reserved: { fr: 'Cette adresse est réservée au serveur ou à une langue.', en: 'This address belongs to the server or to a language.' },
  shape: {
    fr: 'Une adresse s’écrit en lettres sans accent, chiffres et tirets\u00a0: nos-tarifs, ou vins/rouges.',
    en: 'An address has letters without accents, digits and hyphens: our-prices, or wines/red.',
  },
  braces: {
    fr: 'Une adresse ne peut pas contenir d’accolades\u00a0: écrivez-la en entier, par exemple nos-tarifs.',
    en: 'An address cannot contain braces: write it out, for example our-prices.',
  },
  keptBraces: {
    fr: 'Cette page montre chaque élément à sa propre adresse\u00a0: gardez la partie entre accolades telle qu’elle est.',
    en: 'This page shows each item at an address of its own: leave the part in braces as it is.',
  },
  hyphens: {
    fr: 'Une adresse a un seul tiret entre deux mots, et aucun au début ni à la fin\u00a0: nos-tarifs.',
    en: 'An address has one hyphen between two words, and none at its beginning or end: our-prices.',
  },
  digits: { fr: 'Une adresse ne peut pas être un nombre.', en: 'An address cannot be a number.' },
  planned: {
    fr: 'Une version programmée garde l’adresse et l’accès de sa page\u00a0: changez-les à part.',
    en: 'A planned version has the address and the access of its page: change them by themselves.',
  },
  language: { fr: 'Ce site ne parle pas cette langue.', en: 'This site does not speak this language.' },
  access: { fr: 'Cette règle d’accès n’existe pas.', en: 'There is no such rule of access.' },
}

/** Names of the holders of addresses, by the kind of an `AddressHolder`. */
const holders: ReadonlyMap<string, Translations> = new Map([
  ['page', { fr: 'La page', en: 'The page' }],
  ['blog', { fr: 'L’article', en: 'The article' }],
  ['folder', { fr: 'Le dossier d’articles', en: 'The folder of articles' }],
  ['news', { fr: 'L’actualité', en: 'The piece of news' }],
  ['service', { fr: 'La prestation', en: 'The service' }],
  ['product', { fr: 'Le produit', en: 'The product' }],
  ['album', { fr: 'L’album', en: 'The album' }],
  ['event', { fr: 'L’événement', en: 'The event' }],
])

function issue(pointer: string, code: 'FORMAT' | 'OPTION', said: Translations, language: string): PageIssue {
  return { ...pageIssue({ blockId: null, pointer }, code, language), message: translate(language, said) }
}

/** Issue of an address that another page or an item of the site has, with its title. */
export function urlTakenIssue({ kind, title }: AddressHolder, language: string): PageIssue {
  const { fr, en } = holders.get(kind) ?? { fr: 'Un contenu', en: 'A content' }
  const said = { fr: `${fr} «\u202f${title}\u202f» a déjà cette adresse.`, en: `${en} “${title}” already has this address.` }
  return issue('/url', 'OPTION', said, language)
}

/**
 * Issues of an address with other braces than the saved one, if there is one: the router reads `{blog}` as the place of many items.
 * Programs alone, such as the seeds, give a page its braces.
 */
export function bracesIssues(url: string, saved: unknown, language: string): PageIssue[] {
  const known = typeof saved === 'string' ? saved : ''
  if (hasSameBraces(url, known)) return []
  return [issue('/url', 'FORMAT', hasBraces(known) ? words.keptBraces : words.braces, language)]
}

/** Issue of a planned version with another address or access than its page. */
export function plannedPlaceIssue(pointer: '/url' | '/middleware', language: string): PageIssue {
  return issue(pointer, 'OPTION', words.planned, language)
}

/** The issue of an address of another shape, said with an example; any other issue as it is. */
export function withAddressWords(found: PageIssue, language: string): PageIssue {
  return found.blockId === null && found.pointer === '/url' && found.code === 'FORMAT'
    ? issue('/url', 'FORMAT', words.shape, language)
    : found
}

/** Hyphens that no title makes: two in a row, or one at the end of a part. The beginning is checked by the schema. */
const loneHyphens = /--|-(?:\/|$)/

/** Issues of the address, the language and the rules of access of a page, for a site with these languages. */
export function headIssues(
  { url, locale, middleware }: Pick<PageDocument, 'url' | 'locale' | 'middleware'>,
  locales: readonly string[],
  language: string,
): PageIssue[] {
  const first = url.split('/', 1)[0] ?? ''
  const prefixes = locales.flatMap((code) => [languageOf(code), code.replace('_', '-').toLowerCase()])
  const issues: PageIssue[] = []
  if (!locales.includes(locale)) issues.push(issue('/locale', 'OPTION', words.language, language))
  if (reservedSegments.includes(first) || prefixes.includes(first)) issues.push(issue('/url', 'FORMAT', words.reserved, language))
  if (/^\d+$/.test(url)) issues.push(issue('/url', 'FORMAT', words.digits, language))
  if (loneHyphens.test(url)) issues.push(issue('/url', 'FORMAT', words.hyphens, language))
  // A page with an unknown rule answers nothing but a failure of the server.
  for (const [index, name] of middleware.entries())
    if (!isMiddleware(name)) issues.push(issue(`/middleware/${index}`, 'OPTION', words.access, language))
  return issues
}

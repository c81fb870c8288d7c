import { asGreeted } from '#domain/title-case.ts'
import { formatDate } from '#i18n/format.ts'
import { htmlLang, languageOf } from '#i18n/locale.ts'
import { orderLink } from './order-page.ts'
import { greetingName } from './plain-text.ts'

/** The languages in which mails are written. */
export type MailLanguage = 'fr' | 'en'

/** What templates share: the site's name, and how its language greets and dates. */
export interface MailWords {
  /** The name of the site. */
  readonly site: string
  /** Where to write when something is wrong: an address, else the site's own. */
  readonly contact: string
  /** Where to write about personal data. */
  readonly privacy: string
  readonly greet: (firstname: string | null) => string
  /** The address that opens an order to its buyer; null in a mail that has no link of its own. */
  readonly orderHref: (order: { readonly reference: string; readonly orderToken?: string | undefined }) => string | null
  /** « 20 novembre 2026 à 14 h 12 (heure de Paris) » */
  readonly instant: (iso: string) => string
  /** « 20 novembre 2026 à 14 h 12 min 07 s (heure de Paris) » */
  readonly second: (iso: string) => string
  /** « 20 novembre 2026 » */
  readonly day: (iso: string) => string
}

interface Speaker {
  /** Where orders are followed. */
  readonly orders: string
  readonly site: string
  readonly contact: string
  readonly privacy: string
  readonly locale: string
}

/** The language of mails for a locale: English for English readers, else French. */
export function mailLanguage(locale: string): MailLanguage {
  return languageOf(locale) === 'en' ? 'en' : 'fr'
}

/** The locale as mails write it: one of their own languages, in the reader's variant of it. */
export function mailLang(locale: string): string {
  return ['fr', 'en'].includes(languageOf(locale)) ? htmlLang(locale) : 'fr'
}

const secondOf = (instant: Date): string => String(instant.getUTCSeconds()).padStart(2, '0')

function timeOf(instant: Date, separator: string): string {
  const parts = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' })
    .formatToParts(instant)
    .filter(({ type }) => type === 'hour' || type === 'minute')
  return parts.map(({ value }) => value).join(separator)
}

/** The words of a language for a site. */
export function mailWords({ orders, site, contact, privacy, locale }: Speaker): MailWords {
  const lang = mailLang(locale)
  const isEnglish = mailLanguage(locale) === 'en'
  const day = (iso: string): string => {
    const written = formatDate(iso, lang)
    // A day and its month stay on one line.
    return (isEnglish ? written : written.replace(/^1 /, '1er ')).replace(' ', '\u00a0')
  }
  return {
    site,
    contact,
    privacy,
    day,
    orderHref: ({ reference, orderToken }) => (orderToken === undefined ? null : orderLink(orders, reference, orderToken)),
    greet: (firstname) => {
      const name = greetingName(firstname)
      const hello = isEnglish ? 'Hello' : 'Bonjour'
      return name === null ? `${hello},` : `${hello} ${asGreeted(name)},`
    },
    instant: (iso) =>
      isEnglish
        ? `${day(iso)} at ${timeOf(new Date(iso), ':')} (Paris time)`
        : `${day(iso)} à ${timeOf(new Date(iso), '\u00a0h\u00a0')} (heure de Paris)`,
    second: (iso) =>
      isEnglish
        ? `${day(iso)} at ${timeOf(new Date(iso), ':')}:${secondOf(new Date(iso))} (Paris time)`
        : `${day(iso)} à ${timeOf(new Date(iso), '\u00a0h\u00a0')}\u00a0min\u00a0${secondOf(new Date(iso))}\u00a0s (heure de Paris)`,
  }
}

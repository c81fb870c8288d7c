import { formatDate } from '#i18n/format/format.ts'
import { htmlLang, languageOf } from '#i18n/locale.ts'
import { writtenTime } from '#i18n/format/format-time.ts'
import { orderLink } from './order-urls.ts'
import { greetingName } from './sanitise-text.ts'

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

const clock = new Intl.DateTimeFormat('fr-FR', {
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' },
} as const)

/** The time of day that it is in Paris: « 14:12:07 ». */
const timeOf = (iso: string): string => clock.format(new Date(iso))

/** « 14 h 12 min 07 s »: to the second, minutes are told where there are none too. */
function frenchSecond(iso: string): string {
  const [hours = '', minutes = '', seconds = ''] = timeOf(iso).split(':')
  return `${Number(hours)}\u00a0h\u00a0${minutes}\u00a0min\u00a0${seconds}\u00a0s`
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
      return name === null ? `${hello},` : `${hello} ${name},`
    },
    instant: (iso) =>
      isEnglish
        ? `${day(iso)} at ${timeOf(iso).slice(0, 5)} (Paris time)`
        : `${day(iso)} à ${writtenTime(timeOf(iso).slice(0, 5), lang)} (heure de Paris)`,
    second: (iso) => (isEnglish ? `${day(iso)} at ${timeOf(iso)} (Paris time)` : `${day(iso)} à ${frenchSecond(iso)} (heure de Paris)`),
  }
}

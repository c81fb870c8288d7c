import { formatDate } from '#i18n/format/format.ts'
import { htmlLang, languageOf } from '#i18n/locale.ts'
import { writtenTime } from '#i18n/format/format-time.ts'
import { orderLink } from './order-urls.ts'
import { greetingName } from './sanitise-text.ts'

/** The languages of the mails. */
export type MailLanguage = 'fr' | 'en'

/** The shared texts of templates: the name of the site, greetings and dates. */
export interface MailWords {
  /** The name of the site. */
  readonly site: string
  /** The contact address for problems, or that of the site. */
  readonly contact: string
  /** The contact address for personal data. */
  readonly privacy: string
  readonly greet: (firstname: string | null) => string
  /** Returns the URL of an order for its buyer, or null in a mail without a link. */
  readonly orderHref: (order: { readonly reference: string; readonly orderToken?: string | undefined }) => string | null
  /** « 20 novembre 2026 à 14 h 12 (heure de Paris) » */
  readonly instant: (iso: string) => string
  /** « 20 novembre 2026 à 14 h 12 min 07 s (heure de Paris) » */
  readonly second: (iso: string) => string
  /** « 20 novembre 2026 » */
  readonly day: (iso: string) => string
}

interface Speaker {
  /** The base URL of order tracking. */
  readonly orders: string
  readonly site: string
  readonly contact: string
  readonly privacy: string
  readonly locale: string
}

/** Returns the mail language of a locale: English for English readers, otherwise French. */
export function mailLanguage(locale: string): MailLanguage {
  return languageOf(locale) === 'en' ? 'en' : 'fr'
}

/** Returns the language tag of a mail: a mail language in the regional variant of the reader. */
export function mailLang(locale: string): string {
  return ['fr', 'en'].includes(languageOf(locale)) ? htmlLang(locale) : 'fr'
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' },
} as const)

/** Formats the time of day in Paris: « 14:12:07 ». */
const timeOf = (iso: string): string => clock.format(new Date(iso))

/** Formats a time to the second: « 14 h 12 min 07 s ». Zero minutes are included. */
function frenchSecond(iso: string): string {
  const [hours = '', minutes = '', seconds = ''] = timeOf(iso).split(':')
  return `${Number(hours)}\u00a0h\u00a0${minutes}\u00a0min\u00a0${seconds}\u00a0s`
}

/** Creates the shared texts of a language for a site. */
export function mailWords({ orders, site, contact, privacy, locale }: Speaker): MailWords {
  const lang = mailLang(locale)
  const isEnglish = mailLanguage(locale) === 'en'
  const day = (iso: string): string => {
    const written = formatDate(iso, lang)
    // A no-break space keeps the day and its month on one line.
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

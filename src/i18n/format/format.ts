import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { htmlLang, languageOf } from '#i18n/locale.ts'
import { writtenTime } from './format-time.ts'

const ZONE = 'Europe/Paris'
const known = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function remembered<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const found = known.get(key)
  // Every key begins with its maker's name, so what is found was made by the same maker.
  if (found) return found as F
  const made = make()
  known.set(key, made)
  return made
}

// The data of French write a hyphen for the sign.
const signed = (money: string): string => money.replace('-', '−')

/** An amount in cents as money: « 12,50 € », « −3,75 € ». */
export function formatMoney(cents: number, locale: string): string {
  const format = remembered(`money ${locale}`, () => new Intl.NumberFormat(htmlLang(locale), { style: 'currency', currency: 'EUR' }))
  return signed(format.format(cents / 100))
}

/** An amount in euros as money, cents always written: « 14,00 € ». */
export function formatEuros(euros: number, locale: string): string {
  return formatMoney(inCents(euros), locale)
}

/** A price in euros as people say it: « 228 € », « 28,80 € ». */
export function formatPrice(euros: number, locale: string): string {
  const make = () => new Intl.NumberFormat(htmlLang(locale), { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
  return signed(remembered(`price ${locale}`, make).format(euros))
}

/** A number as the locale writes it. */
export function formatNumber(value: number, locale: string): string {
  return remembered(`number ${locale}`, () => new Intl.NumberFormat(htmlLang(locale))).format(value)
}

/** The size of a file in millions of bytes, or in thousands that it begins: « 2,5 Mo », « 1 ko ». */
export function formatFileSize(bytes: number, locale: string): string {
  // What holds something is never said to hold nothing.
  const thousands = Math.ceil(bytes / 1000)
  const unit = thousands < 1000 ? 'kilobyte' : 'megabyte'
  const make = () => new Intl.NumberFormat(htmlLang(locale), { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 })
  return remembered(`${unit} ${locale}`, make).format(unit === 'kilobyte' ? thousands : bytes / 1_000_000)
}

/** A date in Paris, in words: « 12 octobre 2026 », « 1er octobre 2026 ». */
export function formatDate(instant: string, locale: string): string {
  const make = () => new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: 'long', timeZone: ZONE })
  const words = remembered(`date ${locale}`, make).format(new Date(instant))
  return languageOf(locale) === 'fr' ? words.replace(/^1 /, '1er ') : words
}

/** A date in Paris with the day of the week: « jeudi 3 décembre 2026 ». */
export function formatWeekday(instant: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(htmlLang(locale), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE })
  const words = remembered(`weekday ${locale}`, make).format(new Date(instant))
  return languageOf(locale) === 'fr' ? words.replace(/ 1 /, ' 1er ') : words
}

/** A month in words: « décembre 2026 ». */
export function formatMonth(instant: string, locale: string): string {
  const make = () => new Intl.DateTimeFormat(htmlLang(locale), { month: 'long', year: 'numeric', timeZone: ZONE })
  return remembered(`month ${locale}`, make).format(new Date(instant))
}

/** A date in Paris, in figures: « 12/10/2026 ». */
export function formatShortDate(instant: string, locale: string): string {
  const make = () => new Intl.DateTimeFormat(htmlLang(locale), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE })
  return remembered(`short ${locale}`, make).format(new Date(instant))
}

/** An instant in Paris, in figures to the second: « 12/10/2026 00:30:00 ». */
export function formatDateTime(instant: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(htmlLang(locale), { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: ZONE })
  return `${formatShortDate(instant, locale)} ${remembered(`time ${locale}`, make).format(new Date(instant))}`
}

/** An instant in Paris, in words to the minute: « 12 octobre 2026 à 0 h 30 ». */
export function formatDayAndTime(instant: string, locale: string): string {
  const make = () => new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE })
  const words = remembered(`moment ${locale}`, make).format(new Date(instant))
  if (languageOf(locale) !== 'fr') return words
  return words.replace(/^1 /, '1er ').replace(/\d\d:\d\d$/, (time) => writtenTime(time, locale))
}

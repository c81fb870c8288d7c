import { translate } from '#schemas/errors/translations.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { formatDayAndTime } from '#i18n/format/format.ts'

/** The values in the bar of a shared draft. */
interface Shared {
  readonly sharedBy: string
  readonly until: Date
  readonly locale: string
}

const words = {
  fr: (by: string, until: string) => `Brouillon partagé par ${by}, jusqu’au ${until}`,
  en: (by: string, until: string) => `Draft shared by ${by}, until ${until}`,
}

const BAR = 'padding:8px 16px;background:#1d2433;color:#fff;font:500 14px/20px system-ui,sans-serif;text-align:center'

/** Puts a bar above a page, which says that it is a draft, who has shared it and how long. */
export function withShareBar(html: string, { sharedBy, until, locale }: Shared): string {
  const sentence = translate(locale, words)(sharedBy, formatDayAndTime(until.toISOString(), locale))
  return withBar(html, sentence)
}

/** Puts a bar with a sentence above a page. */
export function withBar(html: string, sentence: string): string {
  const bar = `<aside data-shared style="${BAR}">${escapeHtml(sentence)}</aside>`
  return html.replace(/<body [^<>]*>/, (body) => body + bar)
}

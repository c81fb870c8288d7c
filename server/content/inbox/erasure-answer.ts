import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import { formatDate } from '#i18n/format/format.ts'
import { languageOf } from '#i18n/locale.ts'

const words = {
  fr: {
    hello: 'Bonjour,',
    erased: (site: string, day: string) => `Nous avons effacé le ${day} les données que le site ${site} gardait sur vous.`,
    kept: 'Nous gardons seulement\u00a0:',
    until: (day: string) => `, jusqu’au ${day}`,
    bye: 'Cordialement,',
  },
  en: {
    hello: 'Hello,',
    erased: (site: string, day: string) => `On ${day} we erased the data that the ${site} website held about you.`,
    kept: 'We keep only:',
    until: (day: string) => `, until ${day}`,
    bye: 'Kind regards,',
  },
}

/** Writes the answer to a request to erase, in the language of the person: what was erased, what is retained and why. */
export function erasureAnswer({ deletedAt, kept }: Deletion, { locale, site }: { readonly locale: string; readonly site: string }): string {
  const said = words[languageOf(locale) === 'en' ? 'en' : 'fr']
  const lines = kept.map(({ what, why, until }) => `–\u00a0${what} (${why})${until === null ? '' : said.until(formatDate(until, locale))}`)
  const retained = lines.length === 0 ? [] : [`${said.kept}\n${lines.join('\n')}`]
  return [said.hello, said.erased(site, formatDate(deletedAt, locale)), ...retained, said.bye].join('\n\n')
}

import type { Translations } from '#schemas/errors/translations.ts'
import { formatDayAndTime } from '#i18n/format/format.ts'

interface NamedTime {
  readonly name: string | null
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** Names a planned version and its time in both languages, for a sentence about it. */
export function planWords({ name, startsAt, endsAt }: NamedTime): { readonly version: Translations; readonly period: Translations } {
  const [from, until] = [startsAt.toISOString(), endsAt?.toISOString()]
  const at = (instant: string, locale: string) => formatDayAndTime(instant, locale)
  return {
    version:
      name === null
        ? { fr: 'Une autre version', en: 'Another version' }
        : { fr: `La version «\u00a0${name}\u00a0»`, en: `The version “${name}”` },
    period:
      until === undefined
        ? { fr: `à partir du ${at(from, 'fr_FR')}`, en: `from ${at(from, 'en_GB')} on` }
        : { fr: `du ${at(from, 'fr_FR')} au ${at(until, 'fr_FR')}`, en: `from ${at(from, 'en_GB')} to ${at(until, 'en_GB')}` },
  }
}

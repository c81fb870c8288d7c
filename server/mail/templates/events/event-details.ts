import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import type { MailPart } from '#server/mail/kit/mail-content.ts'
import type { MailWords } from '#server/mail/kit/mail-i18n.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

type EventWords = MailData<'EVENT_REGISTERED'>['event']
type Rows = readonly (readonly [name: string, value: string])[]

const names = {
  fr: { event: 'Événement', start: 'Début', end: 'Fin', place: 'Lieu', seats: 'Places', left: 'Places restantes' },
  en: { event: 'Event', start: 'Start', end: 'End', place: 'Place', seats: 'Places', left: 'Places left' },
} as const

/** Returns the details of an event, followed by the given parts. */
export function eventFacts(
  { title, startAt, endAt, place }: EventWords,
  { language, words, more = [] }: { readonly language: 'fr' | 'en'; readonly words: MailWords; readonly more?: Rows },
): MailPart {
  const name = names[language]
  return {
    type: 'facts',
    rows: [
      [name.event, oneLine(title)],
      [name.start, words.instant(startAt)],
      ...(endAt === null ? [] : [[name.end, words.instant(endAt)] as const]),
      ...(place === null ? [] : [[name.place, oneLine(place)] as const]),
      ...more,
    ],
  }
}

/** Returns the rows of the participant and of the places left. */
export function seatRows(language: 'fr' | 'en', seats: number, left: number | null): Rows {
  const name = names[language]
  return [[name.seats, String(seats)], ...(left === null ? [] : [[name.left, String(left)] as const])]
}

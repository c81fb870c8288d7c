import { expect, it } from 'vitest'
import { fillMessage } from '#schemas/errors/format-message.ts'
import english from '#i18n/messages/en.json' with { type: 'json' }
import french from '#i18n/messages/fr.json' with { type: 'json' }
import type { Text } from '#i18n/hooks/use-text.ts'
import { eventDays, eventTimes } from './event-times.ts'

it('writes when an event takes place, as it is in Paris', () => {
  expect(eventTimes({ startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T19:30:00Z' }, 'fr_FR')).toEqual({
    ...{ day: 'jeudi 3 décembre 2026', days: null },
    hours: '18\u00a0h\u00a0–\u00a020\u00a0h\u00a030',
  })
  expect(eventTimes({ startAt: '2026-09-30T22:00:00Z', endAt: '2026-10-03T10:00:00Z' }, 'fr_FR')).toEqual({
    ...{ day: 'jeudi 1er octobre 2026', days: { from: '1er', to: '3 octobre 2026' } },
    hours: '0\u00a0h\u00a0–\u00a012\u00a0h',
  })
  expect(eventTimes({ startAt: '2026-07-14T08:00:00Z', endAt: '2026-07-14T09:00:00Z' }, 'en_GB')).toEqual({
    ...{ day: 'Tuesday, 14 July 2026', days: null },
    hours: '10:00\u00a0–\u00a011:00',
  })
})

it.each([
  ['2026-12-03T17:00:00Z', '2026-12-05T12:00:00Z', 'fr_FR', 'du 3 au 5 décembre 2026'],
  ['2026-11-30T17:00:00Z', '2026-12-02T12:00:00Z', 'fr_FR', 'du 30 novembre au 2 décembre 2026'],
  ['2026-11-03T17:00:00Z', '2026-12-03T12:00:00Z', 'fr_FR', 'du 3 novembre au 3 décembre 2026'],
  ['2026-12-31T17:00:00Z', '2027-01-01T12:00:00Z', 'fr_FR', 'du 31 décembre 2026 au 1er janvier 2027'],
  ['2026-12-03T17:00:00Z', '2027-12-03T12:00:00Z', 'fr_FR', 'du 3 décembre 2026 au 3 décembre 2027'],
  ['2026-12-03T17:00:00Z', '2026-12-05T12:00:00Z', 'en_GB', 'from 3 to 5 December 2026'],
  ['2026-12-03T17:00:00Z', '2026-12-03T19:00:00Z', 'fr_FR', 'jeudi 3 décembre 2026'],
  ['2027-03-27T18:00:00Z', '2027-03-27T23:00:00Z', 'fr_FR', 'samedi 27 mars 2027'],
  ['2027-03-27T18:00:00Z', '2027-03-27T23:01:00Z', 'fr_FR', 'du 27 au 28 mars 2027'],
])('tells the days of an event in one phrase, and nothing in it twice: %s to %s in %s', (startAt, endAt, locale, said) => {
  const messages: Readonly<Record<string, string>> = locale === 'fr_FR' ? french : english
  const text: Text = (id, values) => fillMessage(messages[id] ?? '', values ?? {}, locale)
  expect(eventDays(eventTimes({ startAt, endAt }, locale), text)).toBe(said)
})

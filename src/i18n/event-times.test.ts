import { expect, it } from 'vitest'
import { eventDays, eventTimes } from './event-times.ts'

it('writes when an event takes place, as it is in Paris', () => {
  expect(eventTimes({ startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T19:30:00Z' }, 'fr_FR')).toEqual({
    ...{ day: 'jeudi 3 décembre 2026', lastDay: null },
    hours: '18\u00a0h\u00a0–\u00a020\u00a0h\u00a030',
  })
  expect(eventTimes({ startAt: '2026-09-30T22:00:00Z', endAt: '2026-10-03T10:00:00Z' }, 'fr_FR')).toEqual({
    ...{ day: 'jeudi 1er octobre 2026', lastDay: 'samedi 3 octobre 2026' },
    hours: '0\u00a0h\u00a0–\u00a012\u00a0h',
  })
  expect(eventTimes({ startAt: '2026-07-14T08:00:00Z', endAt: '2026-07-14T09:00:00Z' }, 'en_GB')).toEqual({
    ...{ day: 'Tuesday, 14 July 2026', lastDay: null },
    hours: '10:00\u00a0–\u00a011:00',
  })
})

it('tells in one phrase the day of an event, or the first and the last', () => {
  const text = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`
  expect(eventDays({ day: 'jeudi', lastDay: null, hours: '' }, text)).toBe('jeudi')
  expect(eventDays({ day: 'jeudi', lastDay: 'samedi', hours: '' }, text)).toBe('event.days {"from":"jeudi","to":"samedi"}')
})

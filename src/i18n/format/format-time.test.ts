import { expect, it } from 'vitest'
import { writtenHours, writtenTime } from './format-time.ts'

it.each([
  ['08:12', '8\u00a0h\u00a012'],
  ['18:00', '18\u00a0h'],
  ['00:05', '0\u00a0h\u00a005'],
])('writes %s as the French do: hours without a nought before them, minutes by two figures', (time, written) => {
  expect(writtenTime(time, 'fr_FR')).toBe(written)
})

it('leaves a time to other readers as it is', () => {
  expect(writtenTime('08:12', 'en_GB')).toBe('08:12')
  expect(writtenHours({ from: '08:00', to: '12:30' }, 'fr_FR')).toEqual({ from: '8\u00a0h', to: '12\u00a0h\u00a030' })
})

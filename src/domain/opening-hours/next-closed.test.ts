import { expect, it } from 'vitest'
import { nextClosed } from './next-closed.ts'

const days = [{ day: 'THURSDAY' as const, ranges: [{ open: '10:00', close: '12:30' }] }]

it('finds the next day closed by an entry or a closure, and no day that the week closes', () => {
  const exceptions = [
    { date: '2026-12-24', label: 'Veille de Noël', ranges: [{ open: '09:00', close: '12:00' }] },
    { date: '2026-12-25', label: 'Noël', ranges: [] },
  ]
  expect(nextClosed({ days, exceptions }, '2026-11-26', 60)).toEqual({ day: '2026-12-25', label: 'Noël' })
  const closures = [{ from: '2026-12-01', to: '2026-12-04', label: 'Congés' }]
  expect(nextClosed({ days, exceptions, closures }, '2026-11-26', 60)).toEqual({ day: '2026-12-01', label: 'Congés' })
  expect(nextClosed({ days, exceptions: [] }, '2026-11-26', 60)).toBeNull()
})

it('finds no day later than it is asked for', () => {
  const exceptions = [{ date: '2026-12-25', label: 'Noël', ranges: [] }]
  expect(nextClosed({ days, exceptions }, '2026-11-26', 28)).toBeNull()
  expect(nextClosed({ days, exceptions }, '2026-11-26', 29)?.day).toBe('2026-12-25')
})

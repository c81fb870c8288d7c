import { describe, expect, it } from 'vitest'
import { readTypedHours } from './typed-hours.ts'

const ranges = (typed: string) => {
  const read = readTypedHours(typed)
  return 'fault' in read ? read.fault : read.ranges.map(({ open, close }) => `${open}-${close}`).join(' ')
}

describe('hours as people type them', () => {
  it.each([
    ['9h-12h, 14h-19h', '09:00-12:00 14:00-19:00'],
    ['9-12 14-19', '09:00-12:00 14:00-19:00'],
    ['9 h – 12 h 30, 14 h 30 – 18 h 30', '09:00-12:30 14:30-18:30'],
    ['9h30-12h30 et 14:00-18:15', '09:30-12:30 14:00-18:15'],
    ['de 9 heures à midi puis de 14h à 19h', '09:00-12:00 14:00-19:00'],
    ['18h-minuit', '18:00-24:00'],
    ['10h-18h', '10:00-18:00'],
    ['18h-2h', '18:00-02:00'],
    ['12h-14h30 / 19h-1h', '12:00-14:30 19:00-01:00'],
    ['22h-0h', '22:00-24:00'],
    ['22h-minuit et demi', 'UNREADABLE'],
    ['24h/24', '00:00-24:00'],
    ['24/24', '00:00-24:00'],
    ['24h sur 24', '00:00-24:00'],
    ['24 heures sur 24', '00:00-24:00'],
    ['24h/24 et 7j/7', '00:00-24:00'],
    ['jour et nuit', '00:00-24:00'],
    ['0h-24h', '00:00-24:00'],
    ['9h-18h sans interruption', '09:00-18:00'],
    ['9h-19h en continu', '09:00-19:00'],
    ['9h-19h non-stop', '09:00-19:00'],
    ['journée continue de 9h à 17h', '09:00-17:00'],
    ['le matin de 9h à 12h et l’après-midi de 14h à 18h', '09:00-12:00 14:00-18:00'],
    ['9h‑12h', '09:00-12:00'],
    ['9h−12h', '09:00-12:00'],
    ['9h-12h.', '09:00-12:00'],
    ['Fermé.', ''],
    ['Fermé !', ''],
    ['fermé toute la journée', ''],
    ['fermé', ''],
    ['FERME', ''],
    ['', ''],
  ])('reads %o', (typed, read) => {
    expect(ranges(typed)).toBe(read)
  })

  it.each([
    ['9h', 'UNREADABLE'],
    ['sur rendez-vous', 'UNREADABLE'],
    ['9h-25h', 'UNREADABLE'],
    ['9h-12h61', 'UNREADABLE'],
    ['9'.repeat(200), 'UNREADABLE'],
    ['12-9', 'BACKWARDS'],
    ['14h-12h', 'BACKWARDS'],
    ['9h-9h', 'BACKWARDS'],
    ['18h-2h, 20h-23h', 'BACKWARDS'],
    ['9-12 11-14', 'OVERLAP'],
    ['1-2 3-4 5-6 7-8 9-10', 'TOO_MANY'],
  ])('says what is wrong with %o', (typed, fault) => {
    expect(ranges(typed)).toBe(fault)
  })
})

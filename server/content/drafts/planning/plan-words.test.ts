import { expect, it } from 'vitest'
import { errorMessage } from '#schemas/errors/errors.ts'
import { planWords } from './plan-words.ts'

const startsAt = new Date('2026-12-01T07:00:00Z')
const endsAt = new Date('2026-12-26T19:00:00Z')
const said = (name: string | null, end: Date | null, locale = 'fr_FR') =>
  errorMessage('PLAN_OVERLAPS', locale, planWords({ name, startsAt, endsAt: end }))

it('names the other version and its dates in the refusal of a time that is taken', () => {
  expect(said('Noël', endsAt)).toBe(
    'La version «\u00a0Noël\u00a0» est programmée du 1er décembre 2026 à 8\u00a0h au 26 décembre 2026 à 20\u00a0h\u00a0: choisissez un autre moment, ou changez d’abord ses dates dans le calendrier.',
  )
})

it('says of a version without a name and an end since when it is seen', () => {
  expect(said(null, null)).toContain('Une autre version est programmée à partir du 1er décembre 2026 à 8\u00a0h\u00a0:')
  expect(said(null, null, 'en_GB')).toMatch(/^Another version is planned from 1 December 2026 at 08:00 on: /)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerFault } from '#domain/forms/form-answers.ts'
import { readValues } from '#server/content/forms/parse-values.ts'
import { formFieldExample } from '#tests/support/blocks/form-field-example.ts'

const types = ['TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE', 'NUMBER', 'DATE', 'CHOICE'] as const

/** Plausible and implausible answers. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.emailAddress(),
  fc.integer({ min: -20, max: 200 }).map(String),
  fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('2100-01-01') }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '29/02/2027',
    '02/04/1987',
    '2026-13-01',
    '1 234,5',
    '10.000',
    '10,500',
    '1 0',
    '-0',
    'deux',
    'EURL',
    '112',
    '01 99 00 12 34',
    '+33 1 99 00',
    '39.19',
    '1,5',
    '0000-05-01',
    '01/05/0000',
    '732 829 320',
    '732829321',
  ),
  fc.stringMatching(/^[+\d .()-]{1,16}$/),
  fc.stringMatching(/^[\w.+-]{1,12}@[\w.-]{1,12}$/),
  fc.integer({ min: 240, max: 270 }).map((length) => `${'a'.repeat(60)}@${'b.'.repeat((length - 64) / 2)}fr`),
)

const limits = fc.constantFrom(
  {},
  { min: 2, max: 9 },
  { min: '1950-01-01', max: '2026-12-31' },
  { maxLength: 12 },
  { whole: true },
  { format: 'SIREN' as const },
)

describe('what a step says of an answer before it is sent', () => {
  it('is never harder than what the server says, and says the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), typed, limits, (type, text, more) => {
        const field = formFieldExample('champ', { type, required: false, options: [{ value: 'EURL', label: 'EURL' }], ...more })
        const told = answerFault(field, text)
        if (told === null || text.trim() === '') return
        // The server gets texts trimmed and composed.
        const { errors } = readValues([field], { champ: text.normalize('NFC').trim() }, 'fr_FR')
        expect(errors.map(({ code }) => code)).toEqual([told.code])
      }),
      { numRuns: 3000 },
    )
  })

  it('is all that the server says of numbers, days, choices, texts and e-mail addresses', () => {
    fc.assert(
      fc.property(fc.constantFrom('TEXT', 'LONG_TEXT', 'EMAIL', 'NUMBER', 'DATE', 'CHOICE'), typed, limits, (type, text, more) => {
        const field = formFieldExample('champ', { type, required: false, options: [{ value: 'EURL', label: 'EURL' }], ...more })
        const given = text.normalize('NFC').trim()
        if (given === '') return
        const { errors } = readValues([field], { champ: given }, 'fr_FR')
        expect(answerFault(field, text)?.code).toBe(errors[0]?.code)
      }),
      { numRuns: 3000 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { formFieldExample as field } from '#tests/support/blocks/form-field-example.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { answerFault, readNumber } from './form-answers.ts'

describe('a number of a form', () => {
  it.each([
    ['3', null],
    ['1 200', null],
    ['2,0', null],
    ['1,5', { code: 'NUMBER', values: { reason: 'whole' } }],
    ['0.25', { code: 'NUMBER', values: { reason: 'whole' } }],
    ['trois', { code: 'NUMBER' }],
    ['10 000 €', { code: 'NUMBER', values: { reason: 'sign', sign: '€' } }],
    [`5 ${'👍🏽'.repeat(9)}`, { code: 'NUMBER', values: { reason: 'sign', sign: '👍🏽'.repeat(5) } }],
    ['150kg', { code: 'NUMBER', values: { reason: 'sign', sign: 'kg' } }],
    ['1.2.3', { code: 'NUMBER', values: { reason: 'grouping' } }],
    ['10.000', { code: 'NUMBER', values: { reason: 'eitherWay', joined: '10000', units: '10', decimals: '0' } }],
    ['10,500', { code: 'NUMBER', values: { reason: 'joined', joined: '10500' } }],
  ])('that has to be whole: %j', (text, fault) => {
    expect(answerFault(field('associes', { type: 'NUMBER', whole: true }), text)).toEqual(fault)
  })

  it('has decimals otherwise', () => {
    expect(answerFault(field('capital', { type: 'NUMBER' }), '1,5')).toBeNull()
  })

  it.each([
    ['10\u00a0000', 10_000],
    ['10\u202f000', 10_000],
    ['10\u2009000', 10_000],
    ['10 000', 10_000],
    ['1 234 567,89', 1_234_567.89],
    ['1 234,567', 1234.567],
    ['10,5', 10.5],
    ['10.5', 10.5],
    ['1234,567', 1234.567],
    ['0,125', 0.125],
    ['10,1250', 10.125],
    ['-12,5', -12.5],
    ['007', 7],
  ])('is read in one way: %j', (text, value) => {
    expect(readNumber(field('capital', { type: 'NUMBER' }), text)).toEqual({ value })
  })

  it.each([
    ['10.000', 'Écrivez 10000 ou 10,0\u00a0: ce nombre peut se lire des deux façons.'],
    ['10,000', 'Écrivez 10000 ou 10,0\u00a0: ce nombre peut se lire des deux façons.'],
    ['-2.500', 'Écrivez -2500 ou -2,5\u00a0: ce nombre peut se lire des deux façons.'],
    ['10.125', 'Écrivez 10125 ou 10,1250\u00a0: ce nombre peut se lire des deux façons.'],
    ['1 0', 'Écrivez ce nombre comme 10000 ou 10,5.'],
    ['10 00', 'Écrivez ce nombre comme 10000 ou 10,5.'],
    ['1000 000', 'Écrivez ce nombre comme 10000 ou 10,5.'],
    ['1  000', 'Écrivez ce nombre comme 10000 ou 10,5.'],
    ['1.234.567', 'Écrivez ce nombre comme 10000 ou 10,5.'],
    ['1.234,56', 'Écrivez ce nombre comme 10000 ou 10,5.'],
    ['1, 5', 'Écrivez ce nombre comme 10000 ou 10,5.'],
  ])('that may mean another is not guessed, and it is said how to write it: %j', (text, message) => {
    const fault = answerFault(field('capital', { type: 'NUMBER' }), text)
    expect(fault && fieldErrorMessage(fault.code, 'fr_FR', fault.values)).toBe(message)
  })
})

describe('the SIREN number of a form', () => {
  it.each([
    ['732 829 320', null],
    ['732829320', null],
    ['abc', { code: 'FORMAT', values: { reason: 'sirenLength' } }],
    ['73282932', { code: 'FORMAT', values: { reason: 'sirenLength' } }],
    ['732 829 321', { code: 'FORMAT', values: { reason: 'sirenCheck' } }],
  ])('%j', (text, fault) => {
    expect(answerFault(field('siren', { type: 'TEXT', format: 'SIREN', maxLength: 11 }), text)).toEqual(fault)
  })
})

describe('a day of a form', () => {
  it.each([
    ['0001-01-01', { code: 'DATE', values: { reason: 'year' } }],
    ['31/12/1899', { code: 'DATE', values: { reason: 'year' } }],
    ['1900-01-01', null],
    ['31/12/2100', null],
    ['9999-12-31', { code: 'DATE', values: { reason: 'year' } }],
    ['0000-01-01', { code: 'DATE' }],
    ['01/01/0000', { code: 'DATE' }],
    ['31.12.2026', null],
    ['31-12-2026', null],
    ['1/9/2026', null],
    ['31/02/2026', { code: 'DATE' }],
    ['31.02.2026', { code: 'DATE' }],
    ['31/12/26', { code: 'DATE', values: { reason: 'form' } }],
    ['31 décembre 2026', { code: 'DATE', values: { reason: 'form' } }],
    ['31/12-2026', { code: 'DATE', values: { reason: 'form' } }],
    ['demain', { code: 'DATE', values: { reason: 'form' } }],
  ])('%j', (text, fault) => {
    expect(answerFault(field('cloture', { type: 'DATE' }), text)).toEqual(fault)
  })
})

it('says of a date in another form how to write it, and not that there is no such day', () => {
  const fault = answerFault(field('cloture', { type: 'DATE' }), '31 décembre 2026')
  expect(fault && fieldErrorMessage(fault.code, 'fr_FR', fault.values)).toBe(
    'Écrivez le jour, le mois et l’année en chiffres, comme 02/04/1987.',
  )
})

it.each([
  ['1850-06-01', null],
  ['1799-12-31', { code: 'MIN', values: { min: '01/01/1800', reason: 'notBefore' } }],
  ['2026-01-02', { code: 'MAX', values: { max: '01/01/2026', reason: 'notAfter' } }],
])('a day within limits of its own: %j', (text, fault) => {
  expect(answerFault(field('naissance', { type: 'DATE', min: '1800-01-01', max: '2026-01-01' }), text)).toEqual(fault)
})

it.each(['TEXT', 'LONG_TEXT'] as const)('a %s takes no file in disguise, wherever it stands', (type) => {
  const of = (text: string) => answerFault(field('projet', { type }), text)
  expect(of('Bonjour,\ndata:image/png;base64,AAAA')).toEqual({ code: 'FORMAT', values: { reason: 'dataUrl' } })
  expect(of('les data: voici, en deux mots')).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { formFieldExample as field } from '#tests/support/form-field-example.ts'
import { answerFault } from './form-answers.ts'

describe('a number of a form', () => {
  it.each([
    ['3', null],
    ['1 200', null],
    ['2,0', null],
    ['1,5', { code: 'NUMBER', values: { reason: 'whole' } }],
    ['0.25', { code: 'NUMBER', values: { reason: 'whole' } }],
    ['trois', { code: 'NUMBER' }],
  ])('that has to be whole: %j', (text, fault) => {
    expect(answerFault(field('associes', { type: 'NUMBER', whole: true }), text)).toEqual(fault)
  })

  it('has decimals otherwise', () => {
    expect(answerFault(field('capital', { type: 'NUMBER' }), '1,5')).toBeNull()
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
    ['0001-01-01', null],
    ['0000-01-01', { code: 'DATE' }],
    ['01/01/0000', { code: 'DATE' }],
  ])('%j', (text, fault) => {
    expect(answerFault(field('cloture', { type: 'DATE' }), text)).toEqual(fault)
  })
})

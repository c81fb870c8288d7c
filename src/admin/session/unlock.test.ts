import { describe, expect, it } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import { freshForm, missingField, refusedForm } from './unlock.ts'

const refusal = (code: string) => new CallError('Une phrase du serveur.', { code }, { status: 401, body: {} })
const asked = { ...freshForm, isCodeAsked: true }

describe('the form of the lock screen', () => {
  it('sends nothing without a password, nor without a code that was asked for', () => {
    expect(missingField(freshForm, { password: '', code: '' })).toMatchObject({ field: 'password' })
    expect(missingField(asked, { password: 'x', code: ' ' })).toMatchObject({ field: 'code', isCodeAsked: true })
    expect(missingField(freshForm, { password: 'x', code: '' })).toBeNull()
    expect(missingField(asked, { password: 'x', code: '123456' })).toBeNull()
  })

  it.each([
    ['TOTP_REQUIRED', freshForm, { isCodeAsked: true, field: 'code', error: null }],
    ['TOTP_INVALID', asked, { isCodeAsked: true, field: 'code', error: { said: 'Une phrase du serveur.' } }],
    ['BAD_CREDENTIALS', freshForm, { isCodeAsked: false, field: 'password', error: { key: 'panel.lock.passwordWrong' } }],
    ['TOO_MANY_REQUESTS', asked, { isCodeAsked: true, field: 'password', error: { said: 'Une phrase du serveur.' } }],
  ])('after %s from %j is %j', (code, form, next) => {
    expect(refusedForm(form, refusal(code))).toEqual(next)
  })

  it('says that no answer came', () => {
    expect(refusedForm(freshForm, new TypeError('Failed to fetch'))).toMatchObject({ error: { key: 'panel.lock.unreached' } })
  })
})

import { expect, it } from 'vitest'
import { formatSecret, recoveryCodesOf, secretOf } from './form-result.ts'

it('takes a secret only with an address that an application of codes opens', () => {
  expect(secretOf({ secret: 'JBSW', otpauth: 'otpauth://totp/x?secret=JBSW' })?.secret).toBe('JBSW')
  expect(secretOf({ secret: 'JBSW', otpauth: 'javascript:alert(1)' })).toBeNull()
  expect(secretOf({ secret: 'JBSW' })).toBeNull()
  expect(secretOf(undefined)).toBeNull()
})

it('takes recovery codes, and nothing else', () => {
  expect(recoveryCodesOf({ recoveryCodes: ['a', 'b'] })).toEqual(['a', 'b'])
  expect(recoveryCodesOf({ secret: 'JBSW' })).toBeNull()
  expect(recoveryCodesOf(null)).toBeNull()
})

it('writes a secret in groups that one can copy', () => {
  expect(formatSecret('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
})

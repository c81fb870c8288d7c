import { describe, expect, it } from 'vitest'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import {
  totpContext,
  hashRecoveryCode,
  generateTotpSecret,
  newRecoveryCodes,
  decryptPendingSecret,
  otpauthAddress,
  encryptPendingSecret,
  totpStep,
} from './totp.ts'

// The secret and codes of RFC 6238, appendix B (SHA-1), shortened to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of the authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('belongs to its time step as in RFC 6238: at %i s, %s', (seconds, code) => {
    expect(totpStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is accepted one step early or late, with any spaces', () => {
    const at = 1_111_111_111_000
    expect(totpStep(secret, '050 471', at + 30_000)).toBe(37_037_037)
    expect(totpStep(secret, '050471', at - 30_000)).toBe(37_037_037)
    expect(totpStep(secret, '050471', at + 61_000)).toBeNull()
    expect(totpStep(secret, '050471', at - 61_000)).toBeNull()
  })

  it.each(['', '05047', '0504711', '1050471', 'abcdef', '050471; drop', 'x050471', '050471x', '０５０４７１'])(
    'is rejected: %j',
    (code) => {
      expect(totpStep(secret, code, 1_111_111_111_000)).toBeNull()
    },
  )
})

it('a secret has 160 bits and a URI for authenticator apps', () => {
  const made = generateTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(made).not.toBe(generateTotpSecret())
  const address = new URL(otpauthAddress(made, { issuer: 'Greffe & Plume', label: 'camille@example.org' }))
  expect(address.protocol).toBe('otpauth:')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: made, issuer: 'Greffe & Plume', digits: '6', period: '30' })
})

it('recovery codes are ten distinct codes, parsed without hyphens and case', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(hashRecoveryCode(code))
  expect(hashRecoveryCode(code)).not.toContain(code.slice(0, 4))
})

describe('a pending secret', () => {
  const secrets = createSecretBox({ key: 'a key of a test, long enough to be one', folder: '/nowhere' })
  const begun = 1_800_000_000_000

  it('is decrypted for its owner within ten minutes only', async () => {
    const totp_pending = await encryptPendingSecret(secrets, 12, secret, begun)
    expect(totp_pending).not.toContain(secret)
    expect(await decryptPendingSecret(secrets, { id: 12, totp_pending }, begun + 599_999)).toBe(secret)
    expect(await decryptPendingSecret(secrets, { id: 12, totp_pending }, begun + 600_000)).toBeNull()
    expect(await decryptPendingSecret(secrets, { id: 13, totp_pending }, begun)).toBeNull()
  })

  it('is null when none is pending, also when a secret is active', async () => {
    expect(await decryptPendingSecret(secrets, { id: 12, totp_pending: null }, begun)).toBeNull()
    expect(await decryptPendingSecret(secrets, { id: 12, totp_pending: await secrets.seal(secret, totpContext(12)) }, begun)).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './password-policy.ts'
import { passwordStrength } from './password-strength.ts'

const isCommon = (word: string) => word === 'motdepasse'

describe('password strength', () => {
  it.each([
    ['', 0],
    ['court', 1],
    ['azertyuiop12', 1],
    ['camille.roy!', 1],
    ['motdepasse123', 1],
    ['motdepassemotdepasse', 1],
    ['abricots mûr', 2],
    ['trois chats blancs', 3],
    ['trois chats sous la lune rousse', 4],
    ['Xk7!qvLm2#Rt9wZp+b4', 4],
  ])('of %j is %i', (password, level) => {
    expect(passwordStrength(password, { email: 'camille.roy@example.org', isCommon }).level).toBe(level)
  })

  it('reports the reason of the password policy', () => {
    expect(passwordStrength('court').weakness).toBe('TOO_SHORT')
    expect(passwordStrength('greffeplume12', { siteName: 'Greffe & Plume' }).weakness).toBe('PERSONAL')
  })

  it('has level 1 exactly for the passwords that the policy rejects', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140, unit: 'grapheme' }), (password) => {
        const { level, weakness } = passwordStrength(password, { isCommon })
        expect(level === 0).toBe(password === '')
        if (password !== '') expect(level === 1).toBe(passwordWeakness(password, { isCommon }) !== null)
        expect(weakness === null).toBe(level !== 1)
      }),
    )
  })

  it('returns level 0 until the common words are loaded, unless the password is weak anyway', () => {
    expect(passwordStrength('trois chats sous la lune')).toEqual({ level: 0, weakness: null })
    expect(passwordStrength('court')).toEqual({ level: 1, weakness: 'TOO_SHORT' })
  })
})

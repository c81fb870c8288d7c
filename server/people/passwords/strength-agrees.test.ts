import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commonPasswords } from '#domain/passwords/common-passwords.ts'
import { passwordStrength } from '#domain/passwords/password-strength.ts'
import { checkPassword } from './check-password.ts'

const surroundings = { email: 'camille.roy@exemple-net.example', siteName: 'Greffe & Plume' }

/** The strength on the page with the common words, and the server's verdict on the same password. */
async function bothOf(password: string) {
  const common = await commonPasswords()
  const shown = passwordStrength(password, { ...surroundings, isCommon: (word) => common.has(word) })
  return { shown, refusal: await checkPassword(password, { email: surroundings.email, site: { name: surroundings.siteName, hosts: [] } }) }
}

it.each(['motdepasse123', 'password1234', 'soleil123456', 'jetaime12345', 'motdepassemotdepasse', 'liverpool1892!', 'P4ssw0rd!!!!'])(
  'what the server refuses is not praised while it is typed: %s',
  async (password) => {
    const { shown, refusal } = await bothOf(password)
    expect(shown).toEqual({ level: 1, weakness: 'COMMON' })
    expect(refusal).toBe('COMMON')
    // As long as the page does not know the common words, it says nothing good of any.
    expect(passwordStrength(password, surroundings).level).toBeLessThan(2)
  },
)

it('the page and the server agree on any password', async () => {
  const words = [...(await commonPasswords())]
  const ornament = fc.string({ maxLength: 8, unit: fc.constantFrom(...'0123456789!?.-_ ') })
  const adorned = fc.tuple(ornament, fc.constantFrom(...words), ornament).map((parts) => parts.join(''))
  const twice = fc.constantFrom(...words).map((word) => word.repeat(2))
  const any = fc.string({ minLength: 1, maxLength: 140, unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(fc.oneof(adorned, twice, any), async (password) => {
      fc.pre(password !== '')
      const { shown, refusal } = await bothOf(password)
      expect(shown.weakness).toBe(refusal)
      expect(shown.level === 1).toBe(refusal !== null)
    }),
    { numRuns: 300 },
  )
})

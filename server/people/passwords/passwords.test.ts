import { describe, expect, it } from 'vitest'
import { cpuMsOf } from '#tests/support/cpu-time.ts'
import { createPasswords } from './service.ts'

const passwords = createPasswords()

describe('a password', () => {
  it('is hashed with argon2id, 19 MiB, two passes, a salt of its own', async () => {
    const before = passwords.made()
    const [one, two] = [await passwords.hash('trois chats sous la lune'), await passwords.hash('trois chats sous la lune')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(passwords.made()).toBe(before + 2)
  })

  it('is the right one to its last character, and however its accents are written', async () => {
    const long = `${'é'.repeat(127)}x`
    const hash = await passwords.hash(long)
    expect(await passwords.verify(hash, long)).toBe(true)
    expect(await passwords.verify(hash, long.normalize('NFD'))).toBe(true)
    expect(await passwords.verify(hash, `${long.slice(0, -1)}y`)).toBe(false)
  })

  it('of nobody is never right, and takes the same work', async () => {
    const hash = await passwords.hash('trois chats sous la lune')
    const work = (known: string | null) => cpuMsOf(async () => expect(await passwords.verify(known, 'un autre mot de passe')).toBe(false))
    await work(null)
    const [ofNobody, ofSomebody]: [number[], number[]] = [[], []]
    for (let index = 0; index < 5; index += 1) {
      ofNobody.push(await work(null))
      ofSomebody.push(await work(hash))
    }
    const middle = (works: readonly number[]): number => works.toSorted((a, b) => a - b)[2] ?? 0
    expect(middle(ofNobody)).toBeGreaterThan(middle(ofSomebody) / 3)
    expect(await passwords.verify(null, '\0')).toBe(false)
  })

  it('that was hashed with weaker parameters is hashed anew', async () => {
    expect(passwords.needsRehash(await passwords.hash('trois chats sous la lune'))).toBe(false)
    expect(passwords.needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
    expect(passwords.needsRehash('$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
  })
})

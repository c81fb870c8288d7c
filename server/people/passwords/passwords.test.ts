import { describe, expect, it } from 'vitest'
import { cpuMsOf } from '#tests/support/cpu-time.ts'
import { createSemaphore } from '#server/platform/concurrency/semaphore.ts'
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

describe('works that take turns', () => {
  it('go on a few at a time, in their order, whether they succeed or fail', async () => {
    const inTurn = createSemaphore(3)
    let going = 0
    let most = 0
    const begun: number[] = []
    const work = (index: number) => async () => {
      begun.push(index)
      most = Math.max(most, (going += 1))
      await new Promise((resolve) => setTimeout(resolve, 2))
      going -= 1
      if (index % 5 === 0) throw new Error(`work ${index} failed`)
      return index
    }
    const done = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => inTurn(work(index))))
    expect(most).toBe(3)
    expect(begun).toEqual(Array.from({ length: 40 }, (_, index) => index))
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    expect(await inTurn(async () => 'free again')).toBe('free again')
  })
})

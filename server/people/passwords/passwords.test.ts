import { hash as hashText } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
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

  it.each(['\u00A0', '\u202F', '\u3000', '\u2009', '\u205F'])(
    'is right with %j in place of a space, and the other way round',
    async (space) => {
      const typed = 'trois chats sous la lune'
      const other = typed.replaceAll(' ', space)
      expect(await passwords.verify(await passwords.hash(typed), other)).toBe(true)
      expect(await passwords.verify(await passwords.hash(other), typed)).toBe(true)
      expect(await passwords.verify(await passwords.hash(other), typed.replaceAll(' ', ''))).toBe(false)
    },
  )

  it('of an older hash with other spaces is right as it was typed', async () => {
    const older = await hashText('trois\u00A0chats sous la lune')
    expect(await passwords.verify(older, 'trois\u00A0chats sous la lune')).toBe(true)
    expect(await passwords.verify(older, 'trois chiens sous la lune')).toBe(false)
  })

  it('of no account is never right, and takes the same work', async () => {
    const checked: string[] = []
    vi.doMock(import('@node-rs/argon2'), async (load) => {
      const { verify, ...others } = await load()
      return { ...others, verify: (hash, ...given) => (checked.push(String(hash)), verify(hash, ...given)) }
    })
    vi.resetModules()
    const { createPasswords: createHeard } = await import('./service.ts')
    vi.doUnmock('@node-rs/argon2')
    vi.resetModules()
    const heard = createHeard()
    const hash = await heard.hash('trois chats sous la lune')
    for (const known of [null, hash]) expect(await heard.verify(known, 'un autre mot de passe')).toBe(false)
    const [ofNobody, ofSomebody] = checked.map((each) => each.split('$').map((part, index) => (index < 4 ? part : part.length)))
    expect(ofNobody).toEqual(ofSomebody)
    expect(checked).toHaveLength(2)
    expect(await passwords.verify(null, '\0')).toBe(false)
  })

  it('that was hashed with weaker parameters is rehashed', async () => {
    expect(passwords.needsRehash(await passwords.hash('trois chats sous la lune'))).toBe(false)
    expect(passwords.needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
    expect(passwords.needsRehash('$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
  })
})

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const key = 'a key of a test, long enough to be one'
const box = (secret: string | undefined = key) => createSecretBox({ key: secret, folder })
const owner = 'totp of user 12'

describe('an encrypted secret', () => {
  it('is decrypted for its owner and reveals nothing', async () => {
    const sealed = await box().seal('GEZDGNBVGY3TQOJQ', owner)
    expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/)
    expect(sealed).not.toContain('GEZDGNBVGY3TQOJQ')
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString()).not.toContain('GEZD')
    expect(await box().open(sealed, owner)).toBe('GEZDGNBVGY3TQOJQ')
  })

  it('differs each time, for any text', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => box().seal('é', owner)))
    expect(new Set(sealed).size).toBe(50)
    expect(new Set(sealed.map((each) => each.split('.')[1])).size).toBe(50)
    for (const each of sealed) expect(await box().open(each, owner)).toBe('é')
  })

  it('is not decrypted for another owner, with another key or with a changed bit', async () => {
    const sealed = await box().seal('GEZDGNBVGY3TQOJQ', owner)
    expect(await box().open(sealed, 'totp of user 13')).toBeNull()
    expect(await box('another key, long enough to be one too').open(sealed, owner)).toBeNull()
    const parts = sealed.split('.')
    for (const place of [1, 2, 3]) {
      const changed = parts.map((part, index) => (index === place ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part)).join('.')
      expect(await box().open(changed, owner)).toBeNull()
    }
  })

  it.each(['', 'GEZDGNBVGY3TQOJQ', 'v1', 'v1.a.b', 'v2.a.b.c', 'v1.a.b.c.d', 'v1...', 'v1.AAAAAAAAAAAAAAAA.AAAA.AAAA'])(
    'is rejected when malformed: %j',
    async (text) => {
      expect(await box().open(text, owner)).toBeNull()
    },
  )
})

describe('the key file of a folder', () => {
  it('is created once under concurrent calls, readable by its owner only', async () => {
    const two = [createSecretBox({ folder }), createSecretBox({ folder })] as const
    const sealed = await Promise.all(two.map((each) => each.seal('x', owner)))
    expect(await two[1].open(sealed[0] ?? '', owner)).toBe('x')
    expect(await two[0].open(sealed[1] ?? '', owner)).toBe('x')
    expect(await readdir(folder)).toEqual(['secret.key'])
    const path = join(folder, 'secret.key')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await readFile(path, 'utf8')).trim()).toMatch(/^[\w-]{43}$/)
    expect(await createSecretBox({ folder }).open(sealed[0] ?? '', owner)).toBe('x')
  })

  it('is not created before the first encryption, nor with a given key', async () => {
    const other = join(folder, 'other')
    await createSecretBox({ key, folder: other }).seal('x', owner)
    createSecretBox({ folder: other })
    expect(await readdir(other).catch(() => 'not there')).toBe('not there')
    await createSecretBox({ folder: other }).seal('x', owner)
    expect(await readdir(other)).toEqual(['secret.key'])
  })

  it('is read again after a failure: a missing disk has no permanent effect', async () => {
    const away = join(folder, 'away')
    await writeFile(away, 'no folder')
    const late = createSecretBox({ folder: away })
    await expect(late.seal('x', owner)).rejects.toThrow()
    await rm(away)
    const sealed = await late.seal('x', owner)
    expect(await late.open(sealed, owner)).toBe('x')
  })

  it('is rejected when it is empty, because an empty key is public', async () => {
    const empty = join(folder, 'empty')
    await mkdir(empty)
    await writeFile(join(empty, 'secret.key'), ' \n')
    const none = createSecretBox({ folder: empty })
    await expect(none.seal('x', owner)).rejects.toThrow('secret.key is empty')
    await rm(join(empty, 'secret.key'))
    expect(await none.open(await none.seal('x', owner), owner)).toBe('x')
  })
})

import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-data-'))
  await writeFile(join(folder, 'file'), '')
  await symlink(join(folder, 'nowhere'), join(folder, 'dangling'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the data folder', () => {
  it('is created with its parents, and the first new one is returned', async () => {
    expect(await makeDataFolder(join(folder, 'a/b/c'))).toBe(join(folder, 'a'))
    expect((await stat(join(folder, 'a/b/c'))).isDirectory()).toBe(true)
    expect(await makeDataFolder(join(folder, 'a/b/c'))).toBeUndefined()
  })

  it('may be created concurrently', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => makeDataFolder(join(folder, 'x/y/z'))))
    expect(made.some((first) => first !== undefined)).toBe(true)
  })

  it.each(['file', 'file/below', 'dangling'])('that is a file or a broken link, %s, is rejected as no folder', async (path) => {
    const refused = makeDataFolder(join(folder, path))
    await expect(refused).rejects.toThrow(/qui n’est pas un dossier[^\n]*\n[^\n]*which is no folder/)
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('')
  })

  it.each([['file'], ['file/below'], ['/proc/vitrine'], ['/proc/vitrine/below']])(
    'that is invalid, %s, is rejected by name in both languages',
    async (path) => {
      const refused = makeDataFolder(path.startsWith('/') ? path : join(folder, path))
      await expect(refused).rejects.toMatchObject({ reason: 'badEnvironment', exitCode: 10 })
      await expect(refused).rejects.toThrow(/DATA_DIR vaut [^\n]*Corrigez DATA_DIR[^\n]*\n[^\n]*Correct DATA_DIR/)
    },
  )
})

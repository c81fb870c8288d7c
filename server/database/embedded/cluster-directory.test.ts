import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeCluster } from './cluster-directory.ts'

const binaries = { initdb: '/usr/bin/initdb', postgres: '/usr/bin/postgres' }
let folder = ''
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-place-')))
})
afterAll(() => rm(folder, { recursive: true }))

it('places the cluster in the data folder', async () => {
  expect(await placeCluster(join(folder, 'new'), null, binaries)).toMatchObject({ clusterDir: join(folder, 'new', 'postgres'), binaries })
})

it('follows a link to another disk, and refuses one that leads nowhere', async () => {
  const dataDir = join(folder, 'linked')
  await placeCluster(dataDir, null, binaries)
  await symlink(folder, join(dataDir, 'postgres'))
  expect((await placeCluster(dataDir, null, binaries)).clusterDir).toBe(join(dataDir, 'postgres'))
  await rm(join(dataDir, 'postgres'))
  await symlink(join(folder, 'gone'), join(dataDir, 'postgres'))
  await expect(placeCluster(dataDir, null, binaries)).rejects.toThrow(/leads nowhere|ne mène nulle part/)
})

it('runs a copy of the programs for another account, whether or not it can reach the originals', async () => {
  const original = join(folder, 'package', 'native')
  const copies = join(folder, 'copies')
  await mkdir(join(original, 'bin'), { recursive: true })
  await writeFile(join(folder, 'package', 'package.json'), JSON.stringify({ version: '18.0.0' }))
  for (const name of ['initdb', 'postgres']) await writeFile(join(original, 'bin', name), name)
  const programs = { initdb: join(original, 'bin/initdb'), postgres: join(original, 'bin/postgres') }
  const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  await chmod(folder, 0o711)
  const { binaries: copied } = await placeCluster(join(folder, 'apart'), account, programs, copies)
  expect(copied.postgres).toBe(join(copies, 'postgresql-18.0.0', 'bin/postgres'))
  await rm(original, { recursive: true })
  expect(await readFile(copied.initdb, 'utf8')).toBe('initdb')
})

import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
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

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCluster } from './existing-cluster.ts'

const uid = process.getuid?.()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function clusterOf(name: string, files: readonly string[]): Promise<string> {
  const cluster = join(folder, name)
  await mkdir(join(cluster, 'global'), { recursive: true })
  for (const file of files) await writeFile(join(cluster, file), '18\n')
  return cluster
}

describe('a folder for the database', () => {
  it('is free when it is missing or empty', async () => {
    expect(await hasCluster(join(folder, 'missing'), uid)).toBe(false)
    await mkdir(join(folder, 'empty'))
    expect(await hasCluster(join(folder, 'empty'), uid)).toBe(false)
  })

  it('contains a cluster when its version and control file exist', async () => {
    expect(await hasCluster(await clusterOf('whole', ['PG_VERSION', 'global/pg_control']), uid)).toBe(true)
  })

  it('with other content, or a file, has another error than one of another account', async () => {
    const cluster = await clusterOf('mine', ['mine.txt'])
    await expect(hasCluster(cluster, uid)).rejects.toThrow(/autre chose[^]*something else is there/)
    await expect(hasCluster(join(cluster, 'mine.txt'), uid)).rejects.toThrow('autre chose')
  })

  it('of another account is rejected with its own error', async () => {
    const cluster = await clusterOf('foreign', ['PG_VERSION', 'global/pg_control'])
    await expect(hasCluster(cluster, (uid ?? 0) + 1)).rejects.toThrow(/autre compte[^]*another account/)
  })

  it('that is damaged is rejected immediately and left unchanged', async () => {
    const cluster = await clusterOf('damaged', ['PG_VERSION'])
    await expect(hasCluster(cluster, uid)).rejects.toMatchObject({ reason: 'databaseUnavailable' })
    await expect(hasCluster(cluster, uid)).rejects.toThrow(/incomplète[^]*damaged/)
    expect(await readdir(cluster)).toEqual(['PG_VERSION', 'global'])
  })
})

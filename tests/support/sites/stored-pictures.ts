import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { withFileLock } from '#scripts/launch/file-lock.mjs'
import { projectFolder } from '#tests/support/server/processes.ts'

const MADE_BY = ['server/content/media', 'server/platform/uploads', 'server/seeds/pictures']

/** The prepared pictures of the sample sites depend on the pictures, the code that prepares them and the packages. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(projectFolder, 'package-lock.json')))
  for (const folder of MADE_BY) {
    const entries = await readdir(join(projectFolder, folder), { withFileTypes: true, recursive: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    for (const file of files.sort()) hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

const storedFolder = async (): Promise<string> => join(projectFolder, 'node_modules', '.cache', 'pictures', await hashOfSources())

/** True when an earlier seeding has prepared the pictures. */
export async function arePicturesStored(): Promise<boolean> {
  return existsSync(await storedFolder())
}

/**
 * Seeds the sample sites into a folder of files with pictures that an earlier seeding has prepared: preparing them takes half a minute
 * of processor time. The first of several parallel seedings prepares them, and the others wait for it.
 */
export async function withStoredPictures(files: string, seed: () => Promise<void>): Promise<void> {
  const stored = await storedFolder()
  const media = join(files, 'media')
  let isSeeded = false
  const first = async () => {
    if (existsSync(stored)) return
    await seed()
    isSeeded = true
    const copy = `${stored}.${process.pid}`
    await cp(media, copy, { recursive: true })
    await rename(copy, stored)
  }
  if (!existsSync(stored)) await withFileLock(`${stored}.lock`, first)
  if (isSeeded) return
  await cp(stored, media, { recursive: true })
  await seed()
}

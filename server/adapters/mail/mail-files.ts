import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a mail to a temporary file and renames it, so that the folder contains complete mails only. */
export async function writeMailFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}.${randomBytes(6).toString('hex')}.new`)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
}

/** Deletes the mail files written before an instant and incomplete ones, and returns their number. */
export async function removeMailFiles(folder: string, { before, dryRun }: { before: Date; dryRun: boolean }): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => each.endsWith('.eml') || each.endsWith('.new'))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || found.mtime >= before) continue
    if (!dryRun) await rm(path, { force: true })
    removed += 1
  }
  return removed
}

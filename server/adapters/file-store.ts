import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where files lie; keys are made by the server, never by a visitor. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** Removes a folder with all that lies in it; one that is not there is removed already. */
  removeFolder(folder: string): Promise<void>
  /** The file as a stream and its size, or the part of it that is chosen once its size is known; null when it is not there. */
  read(key: string, choose?: (bytes: number) => FilePart | null): Promise<ReadFile | null>
  /** Writes a part of a file that comes in pieces, from a byte on; answers how many bytes the file has then. */
  writeAt(key: string, from: number, bytes: Uint8Array): Promise<number>
  /** The number of bytes of a file; null when it is not there. */
  size(key: string): Promise<number | null>
  /** Gives a file another key. */
  move(from: string, to: string): Promise<void>
  /** The folders of a folder with the moment of their last change, the oldest first. */
  folders(folder: string): Promise<readonly StoredFolder[]>
}

/** A folder of the store, and when one of its files was last written. */
export interface StoredFolder {
  readonly name: string
  readonly changedAt: number
}

/** The first and the last byte of a part of a file. */
export interface FilePart {
  readonly start: number
  readonly end: number
}

/** A file that is being read: its bytes, how many it has in all, and which part of them comes when not all do. */
export interface ReadFile {
  readonly stream: Readable
  readonly bytes: number
  readonly part: FilePart | null
}

const keyPattern = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/

/** Answers for a file that is not there; every other error stays one. */
function nothingThere<Answer>(error: unknown, answer: Answer): Answer {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return answer
  throw error
}

/** The moment at which a folder or a file in it was last written; a folder that goes meanwhile is of long ago. */
async function changedAt(path: string): Promise<number> {
  const names = await readdir(path).catch((error: unknown) => nothingThere(error, []))
  const times = [path, ...names.map((name) => join(path, name))].map((each) =>
    stat(each).then(
      ({ mtimeMs }) => mtimeMs,
      (error: unknown) => nothingThere(error, 0),
    ),
  )
  return Math.max(...(await Promise.all(times)))
}

async function foldersIn(path: string): Promise<StoredFolder[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => nothingThere(error, []))
  const found = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => ({ name, changedAt: await changedAt(join(path, name)) }))
  return (await Promise.all(found)).toSorted((one, other) => one.changedAt - other.changedAt)
}

/** A file store in a folder: each file is written beside its place, then renamed, so that none is ever half there. */
export function createLocalFileStore(folder: string): FileStore {
  const place = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error(`bad file key ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = place(key)
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.new`
      await mkdir(dirname(path), { recursive: true })
      try {
        // On the disk before it has its name: a row that names it is stored after it.
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async has(key) {
      return (await stat(place(key)).catch(() => null))?.isFile() ?? false
    },
    async writeAt(key, from, bytes) {
      const path = place(key)
      await mkdir(dirname(path), { recursive: true })
      const handle = await open(path, constants.O_RDWR | constants.O_CREAT)
      try {
        await handle.write(bytes, 0, bytes.length, from)
        return (await handle.stat()).size
      } finally {
        await handle.close()
      }
    },
    size: (key) =>
      stat(place(key)).then(
        ({ size }) => size,
        (error: unknown) => nothingThere(error, null),
      ),
    async move(from, to) {
      const handle = await open(place(from), 'r+')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
      await mkdir(dirname(place(to)), { recursive: true })
      await rename(place(from), place(to))
    },
    folders: (folder) => foldersIn(place(folder)),
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
    async read(key, choose) {
      const handle = await open(place(key)).catch((error: unknown) => nothingThere(error, null))
      if (!handle) return null
      const { size } = await handle.stat()
      const part = choose?.(size) ?? null
      return { stream: handle.createReadStream(part ?? {}), bytes: size, part }
    },
  }
}

import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
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
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
    async read(key, choose) {
      const handle = await open(place(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!handle) return null
      const { size } = await handle.stat()
      const part = choose?.(size) ?? null
      return { stream: handle.createReadStream(part ?? {}), bytes: size, part }
    },
  }
}

import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where files lie; keys are made by the server, never by a visitor. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
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
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    },
    async has(key) {
      return (await stat(place(key)).catch(() => null))?.isFile() ?? false
    },
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

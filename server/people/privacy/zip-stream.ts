import { Zip, ZipDeflate } from 'fflate'

/** A file of a zip; what is packed already is put in as it is. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isPacked?: boolean
}

/** Writes a zip as its entries come, so that no more than one of them is held at a time. */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, mtime: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  let fault: Error | null = null
  const zip = new Zip((error, chunk) => {
    fault ??= error
    made.push(chunk)
  })
  const take = (): Uint8Array[] => {
    // A message of the library's own, which says nothing of what was to be packed.
    if (fault) throw fault
    const taken = made
    made = []
    return taken
  }
  for await (const { name, bytes, isPacked = false } of entries) {
    const file = new ZipDeflate(name, { level: isPacked ? 0 : 6 })
    file.mtime = mtime
    zip.add(file)
    file.push(bytes, true)
    yield* take()
  }
  zip.end()
  yield* take()
}

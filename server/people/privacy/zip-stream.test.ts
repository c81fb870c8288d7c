import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipStream, type ZipEntry } from './zip-stream.ts'

const mtime = new Date('2026-11-20T12:00:00Z')

async function whole(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipStream(entries, mtime)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

describe('a zip that is written as it is sent', () => {
  it('holds each entry as it was, packed or not, under its name', async () => {
    const noise = new Uint8Array(300_000).map((_, index) => (index * 7919) % 251)
    const zip = await whole([
      { name: 'texte.txt', bytes: strToU8('été '.repeat(5000)) },
      { name: 'files/1-photo.jpg', bytes: noise, isPacked: true },
      { name: 'files/2-vide.pdf', bytes: new Uint8Array(), isPacked: true },
    ])
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(['texte.txt', 'files/1-photo.jpg', 'files/2-vide.pdf'])
    expect(strFromU8(files['texte.txt'] ?? new Uint8Array())).toBe('été '.repeat(5000))
    expect(Buffer.from(files['files/1-photo.jpg'] ?? []).equals(Buffer.from(noise))).toBe(true)
    expect(files['files/2-vide.pdf']).toHaveLength(0)
    expect(zip.length).toBeLessThan(310_000)
  })

  it('reads an entry when the one before it is sent, and no sooner', async () => {
    let read = 0
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (read = 1; read <= 5; read += 1) yield { name: `${read}.bin`, bytes: await Promise.resolve(new Uint8Array(1000)), isPacked: true }
    }
    const reading = zipStream(entries(), mtime)
    await reading.next()
    expect(read).toBe(1)
    await reading.return(undefined)
    expect(read).toBe(1)
  })

  it('breaks off with what breaks its reading', async () => {
    async function* broken(): AsyncGenerator<ZipEntry> {
      yield { name: 'a.txt', bytes: await Promise.resolve(strToU8('a')) }
      throw new Error('the database is gone')
    }
    const read = async () => {
      for await (const chunk of zipStream(broken(), mtime)) expect(chunk.length).toBeGreaterThan(0)
    }
    await expect(read()).rejects.toThrow('the database is gone')
  })

  it('breaks off with its own error, which is reported once, and never by an empty chunk', async () => {
    const entries = [
      { name: 'a.txt', bytes: strToU8('a') },
      { name: 'x'.repeat(70_000), bytes: strToU8('b') },
      { name: 'c.txt', bytes: strToU8('c') },
    ]
    const chunks: unknown[] = []
    const read = async () => {
      for await (const chunk of zipStream(entries, mtime)) chunks.push(chunk)
    }
    await expect(read()).rejects.toThrow('filename too long')
    expect(chunks.every((chunk) => chunk instanceof Uint8Array)).toBe(true)
    expect(Buffer.concat(chunks as Uint8Array[]).includes('c.txt')).toBe(false)
  })
})

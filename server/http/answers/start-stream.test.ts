import { describe, expect, it } from 'vitest'
import { startStream } from './start-stream.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text)

async function* failing(whole: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of whole) yield await Promise.resolve(bytes(text))
  throw new Error('the database is gone')
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<string> {
  let read = ''
  for await (const chunk of stream) read += Buffer.from(chunk).toString()
  return read
}

describe('what is made while it is sent', () => {
  it('comes whole and in its order', async () => {
    async function* whole() {
      for (const text of ['a', 'b', 'c']) yield await Promise.resolve(bytes(text))
    }
    expect(await readAll(await startStream(whole()))).toBe('abc')
  })

  it('is not begun when its first part fails, and breaks off when a later one does', async () => {
    await expect(startStream(failing([]))).rejects.toThrow('the database is gone')
    const begun = await startStream(failing(['a']))
    await expect(readAll(begun)).rejects.toThrow('the database is gone')
  })

  it('ends as soon as the client closes the connection', async () => {
    let isLeft = false
    async function* endless() {
      try {
        for (;;) yield await Promise.resolve(bytes('a'))
      } finally {
        isLeft = true
      }
    }
    const begun: AsyncIterable<Uint8Array> = await startStream(endless())
    for await (const chunk of begun) {
      expect(chunk).toHaveLength(1)
      break
    }
    await expect.poll(() => isLeft).toBe(true)
  })
})

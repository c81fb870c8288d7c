import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptedEncoding, keepAnswer, packedBytes } from './answer-cache.ts'

const long = 'Le greffe répond. '.repeat(200)

it('packs a kept answer once for each packing', async () => {
  const kept = keepAnswer(long)
  const { bytes, encoding } = await packedBytes(kept, 'br')
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(bytes).toString()).toBe(long)
  expect((await packedBytes(kept, 'br')).bytes).toBe(bytes)
  expect(gunzipSync((await packedBytes(kept, 'gzip')).bytes).toString()).toBe(long)
  expect([...kept.bytes.keys()]).toEqual(['identity', 'br', 'gzip'])
})

it('sends a short answer as it is', async () => {
  expect(await packedBytes(keepAnswer('{}'), 'br')).toEqual({ encoding: 'identity', bytes: Buffer.from('{}') })
})

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
])('takes of Accept-Encoding %j %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

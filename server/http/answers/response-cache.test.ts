import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptedEncoding, entityTag, toCachedResponse, encodeBody, encodeBodyBest } from './response-cache.ts'

const long = 'Le greffe répond. '.repeat(200)
const letters = Array.from({ length: 300 }, (_, at) => `Au courrier n° ${(at * 7919) % 1000} le greffe répond le ${at % 31}.`).join(' ')

it('compresses a cached answer once for each encoding', async () => {
  const kept = toCachedResponse(long)
  const { bytes, encoding } = await encodeBody(kept, 'br')
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(bytes).toString()).toBe(long)
  expect((await encodeBody(kept, 'br')).bytes).toBe(bytes)
  expect(gunzipSync((await encodeBody(kept, 'gzip')).bytes).toString()).toBe(long)
  expect([...kept.bytes.keys()]).toEqual(['identity', 'br', 'gzip'])
})

it('sends a short answer as it is', async () => {
  expect(await encodeBody(toCachedResponse('{}'), 'br')).toEqual({ encoding: 'identity', bytes: Buffer.from('{}') })
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

it('packs well what is sent many times, and gives each packing its own tag', async () => {
  const kept = toCachedResponse(letters)
  const usual = await encodeBody(kept, 'br')
  const small = await encodeBodyBest(kept, 'br')
  expect(small.bytes.length).toBeLessThan(usual.bytes.length)
  expect(brotliDecompressSync(small.bytes).toString()).toBe(letters)
  expect((await encodeBody(kept, 'br')).bytes).toBe(small.bytes)
  // A client with the first bytes gets their tag.
  expect(entityTag(kept, usual)).toBe(`"${kept.tag}-br"`)
  expect(entityTag(kept, small)).toBe(`"${kept.tag}-br-small"`)
})

it('keeps the smaller packing when a usual one was still under way', async () => {
  const kept = toCachedResponse(letters)
  const underWay = encodeBody(kept, 'br')
  const small = await encodeBodyBest(kept, 'br')
  expect(entityTag(kept, await underWay)).toBe(`"${kept.tag}-br"`)
  expect((await encodeBody(kept, 'br')).bytes).toBe(small.bytes)
})

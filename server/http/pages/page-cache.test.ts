import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, toCachedResponse } from '#server/http/answers/response-cache.ts'
import { compressFast } from './compress-fast.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string, until = Infinity) => ({
  kept: toCachedResponse(text),
  until,
  outside: { frames: [], images: [], takesPayment: false },
})

describe('the cache of pages', () => {
  it('lets go of what is used least when its memory is full', () => {
    const cache = createPageCache(10_000)
    cache.set('a', page('a'.repeat(3000)), Infinity)
    cache.set('b', page('b'.repeat(1000)), Infinity)
    cache.get('a', 1)
    cache.set('c', page('c'.repeat(2000)), Infinity)
    expect(cache.get('a', 1)).toBeDefined()
    expect(cache.get('b', 1)).toBeUndefined()
    expect(cache.get('c', 1)).toBeDefined()
  })

  it('keeps nothing whose time is over already', () => {
    const cache = createPageCache()
    cache.set('a', page('a'), 0)
    cache.set('b', page('b'), -5)
    expect(cache.get('a', 1)).toBeUndefined()
    expect(cache.get('b', 1)).toBeUndefined()
  })

  it('gives no page after its instant, though no timer has run', () => {
    const cache = createPageCache()
    cache.set('a', page('a', 5000), 60_000)
    expect([cache.get('a', 4999) !== undefined, cache.get('a', 5000)]).toEqual([true, undefined])
  })
})

describe('a page that is sent once', () => {
  it('is packed as its reader takes it, and a short one not at all', async () => {
    const long = toCachedResponse('x'.repeat(5000))
    const longest = 'Le greffe, la plume et le sceau. '.repeat(8000)
    expect(brotliDecompressSync((await compressFast(long, 'br')).bytes).toString()).toBe('x'.repeat(5000))
    expect(brotliDecompressSync((await compressFast(toCachedResponse(longest), 'br')).bytes).toString()).toBe(longest)
    expect((await compressFast(long, 'gzip, br')).encoding).toBe('br')
    expect((await compressFast(long, 'gzip')).bytes.length).toBeLessThan(200)
    expect((await compressFast(long, undefined)).bytes.length).toBe(5000)
    expect((await compressFast(toCachedResponse('x'), 'br')).encoding).toBe('identity')
    expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip')
  })
})

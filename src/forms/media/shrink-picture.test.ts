import { describe, expect, it, vi } from 'vitest'
import { shrinkPicture, shrunkSize, type PictureTools } from './shrink-picture.ts'

const MAX_SIDE = shrunkSize({ width: 100_000, height: 1 }).width
const photo = (type: string, bytes = 6_000_000) => new File([new Uint8Array(bytes)], 'Été.photo.JPG', { type })
const tools = (answer: Blob | null, size = { width: 6000, height: 4000 }) => {
  const close = vi.fn()
  return {
    close,
    decode: vi.fn<PictureTools['decode']>(() => Promise.resolve({ ...size, close })),
    encode: vi.fn<PictureTools['encode']>(() => Promise.resolve(answer)),
  }
}
const webp = new Blob([new Uint8Array(400_000)], { type: 'image/webp' })

describe('shrinkPicture', () => {
  it('sends a huge photo with a longest side that is long enough, as WebP', async () => {
    const { decode, encode, close } = tools(webp)
    const sent = await shrinkPicture(photo('image/jpeg'), { decode, encode })
    expect([sent.name, sent.type, sent.size]).toEqual(['Été.photo.webp', 'image/webp', 400_000])
    expect(encode.mock.calls[0]?.[1]).toEqual({ width: MAX_SIDE, height: 1707 })
    expect(close).toHaveBeenCalledOnce()
  })

  it('makes a picture of 48 megapixels smaller however light it is', async () => {
    const { decode, encode } = tools(webp, { width: 8000, height: 6000 })
    const sent = await shrinkPicture(photo('image/jpeg', 300_000), { decode, encode })
    expect([sent.type, sent.size]).toEqual(['image/webp', 400_000])
  })

  it.each([
    ['a small file', photo('image/jpeg', 1000), tools(webp)],
    ['a vector', photo('image/svg+xml'), tools(webp)],
    ['an animation', photo('image/gif'), tools(webp)],
    ['a picture that is not too large', photo('image/png'), tools(webp, { width: 2000, height: 1000 })],
    ['what would not become smaller', photo('image/png', 600_000), tools(new Blob([new Uint8Array(700_000)], { type: 'image/webp' }))],
    ['what the browser writes as another type', photo('image/png'), tools(new Blob(['x'], { type: 'image/png' }))],
    ['what the browser cannot write', photo('image/png'), tools(null)],
    ['what the browser cannot read', photo('image/png'), { ...tools(webp), decode: () => Promise.reject(new Error('broken')) }],
  ])('sends %s as it is', async (_, file, { decode, encode }) => {
    expect(await shrinkPicture(file, { decode, encode })).toBe(file)
  })

  it('never makes a side smaller than a pixel, nor a picture larger', () => {
    expect(shrunkSize({ width: 100_000, height: 1 })).toEqual({ width: 2560, height: 1 })
    expect(shrunkSize({ width: 10, height: 20 })).toEqual({ width: 10, height: 20 })
  })
})

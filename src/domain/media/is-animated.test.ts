import { expect, it } from 'vitest'
import { saysAnimated } from './is-animated.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const png = (...chunks: string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.map((chunk) => `\0\0\0\0${chunk}`).join('')}`)

it.each([
  ['a WebP with the flag of its extended head', bytes('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x12\0\0\0'), true],
  ['a WebP with transparency alone', bytes('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0'), false],
  ['a plain WebP', bytes('RIFF\0\0\0\0WEBPVP8 \x0a\0\0\0\x12'), false],
  ['a PNG with the chunk before its pixels', png('IHDR', 'acTL', 'IDAT'), true],
  ['a PNG with that name in its pixels', png('IHDR', 'IDAT', 'acTL'), false],
  ['an AVIF sequence', bytes('\0\0\0\x18ftypavis'), true],
  ['an AVIF picture', bytes('\0\0\0\x18ftypavif'), false],
  ['nothing', bytes(''), false],
])('tells of %s if frames follow', (_what, head, expected) => {
  expect(saysAnimated(head)).toBe(expected)
})

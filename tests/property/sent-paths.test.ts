import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refusedInAddress } from '#domain/urls/safe-redirect.ts'
import { readablePath } from '#domain/urls/readable-path.ts'
import { isRefusedAddress, routableUrl } from '#server/http/server/reject-invalid-urls.ts'

const byte = fc.integer({ min: 0, max: 255 }).map((value) => `%${value.toString(16).padStart(2, '0')}`)
const part = fc.oneof(
  { weight: 3, arbitrary: byte },
  fc.constantFrom('/', '..', '%', '%2', '?', '%2f', '%c0%ae', 'é', 'a', '%E9', '//', '\\'),
)
const sentPath = fc.array(part, { maxLength: 24 }).map((parts) => `/${parts.join('')}`)

it('gives the router a path that it can decode, from any bytes', () => {
  fc.assert(
    fc.property(sentPath, (sent) => {
      const [path = ''] = routableUrl({ url: sent }).split('?', 1)
      expect(() => decodeURIComponent(path)).not.toThrow()
    }),
  )
})

it('lets no byte through that climbs, ends a line or is no character', () => {
  fc.assert(
    fc.property(sentPath, (sent) => {
      if (isRefusedAddress(sent)) return
      const read = decodeURIComponent(readablePath(sent.split('?', 1)[0] ?? '') ?? '')
      expect(refusedInAddress.test(read)).toBe(false)
      expect(read.split('/').filter((segment) => segment === '..' || segment === '.')).toEqual([])
      expect(read.isWellFormed()).toBe(true)
    }),
  )
})

it('leaves what is escaped in UTF-8 as it was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const sent = `/${encodeURIComponent(text)}`
      expect(readablePath(sent)).toBe(sent)
    }),
  )
})

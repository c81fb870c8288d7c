import { describe, expect, it } from 'vitest'
import { requireVersion } from './require-version.ts'

describe('a change', () => {
  it.each(['"3"', '3', 'W/"3"', ' "3" '])('is made to the version that If-Match names: %s', (ifMatch) => {
    expect(() => requireVersion(ifMatch, { version: 3 })).not.toThrow()
  })

  it('is made to a version of several figures', () => {
    expect(() => requireVersion('"1203"', { version: 1203 })).not.toThrow()
  })

  it.each([
    ['"2"', {}],
    ...[undefined, '', '*', '"3", "4"', '"03x"', '-3'].map((none) => [none, { reason: 'NOT_NAMED' }] as const),
  ] as const)('is refused with what there is now when it is meant for another, or for none: %s', (ifMatch, why) => {
    expect(() => requireVersion(ifMatch, { version: 3, onHand: 5 })).toThrow(
      expect.objectContaining({ code: 'STALE_VERSION', data: { version: 3, onHand: 5, ...why } }),
    )
  })
})

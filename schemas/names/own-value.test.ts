import { describe, expect, it } from 'vitest'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { ownValue } from './own-value.ts'

describe('ownValue', () => {
  it.each(hostileNames)('finds nothing under %j in a record without it', (name) => {
    expect([ownValue({}, name), ownValue({ other: 1 }, name), ownValue(null, name), ownValue(undefined, name)]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it.each(hostileNames)('finds what a record itself holds under %j', (name) => {
    expect(ownValue(Object.fromEntries([[name, 1]]), name)).toBe(1)
  })
})

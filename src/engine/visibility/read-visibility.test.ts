import { expect, it } from 'vitest'
import { readVisibility } from './read-visibility.ts'

const all = { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null }

it.each([
  [undefined, null],
  [7, null],
  [{}, all],
  [
    { audience: 'members', screens: 'mobile', from: 7, until: '2027-01-01T00:00:00Z' },
    { ...all, audience: 'members', until: '2027-01-01T00:00:00Z' },
  ],
  [
    { audience: 'robots', screens: ['desktop', 'watch'], from: 'demain', until: null },
    { ...all, screens: ['desktop'] },
  ],
  [{ ...all, screens: [] }, all],
])('reads of %j the parts that are right', (value, visibility) => {
  expect(readVisibility(value)).toEqual(visibility)
})

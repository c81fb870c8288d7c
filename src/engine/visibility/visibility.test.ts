import { describe, expect, it } from 'vitest'
import type { Visibility } from '#schemas/generated/content.ts'
import { isVisibility, isVisible, nextVisibilityChange, type Audience } from './visibility.ts'

const always: Visibility = { audience: 'all', screens: ['mobile', 'desktop'], from: null, until: null }
const noon = Date.parse('2026-11-20T12:00:00Z')

describe('isVisible', () => {
  it.each<[Visibility['audience'], Audience[]]>([
    ['all', ['visitors', 'members', 'admins']],
    ['visitors', ['visitors']],
    ['members', ['members', 'admins']],
    ['admins', ['admins']],
  ])('shows a block for %s to %j', (audience, readers) => {
    const shown = (['visitors', 'members', 'admins'] as const).filter((reader) => isVisible({ ...always, audience }, reader, noon))
    expect(shown).toEqual(readers)
  })

  it('shows from the first instant on, and no longer from the last', () => {
    const visibility = { ...always, from: '2026-11-20T12:00:00Z', until: '2026-11-20T13:00:00+01:00' }
    expect(isVisible({ ...visibility, until: null }, 'visitors', noon - 1)).toBe(false)
    expect(isVisible({ ...visibility, until: null }, 'visitors', noon)).toBe(true)
    expect(isVisible({ ...visibility, from: null }, 'visitors', noon - 1)).toBe(true)
    expect(isVisible({ ...visibility, from: null }, 'visitors', noon)).toBe(false)
  })
})

describe('nextEdge', () => {
  it('is the nearest instant to come', () => {
    const visibility = { ...always, from: '2026-11-20T13:00:00Z', until: '2026-11-20T14:00:00Z' }
    expect(nextVisibilityChange(visibility, noon)).toBe(noon + 3_600_000)
    expect(nextVisibilityChange(visibility, noon + 3_600_000)).toBe(noon + 7_200_000)
    expect(nextVisibilityChange(visibility, noon + 7_200_000)).toBeNull()
    expect(nextVisibilityChange(always, noon)).toBeNull()
  })
})

describe('isVisibility', () => {
  it('knows a whole visibility from anything else', () => {
    expect(isVisibility(always)).toBe(true)
    for (const other of [
      null,
      {},
      { ...always, audience: 'cats' },
      { ...always, screens: [] },
      { ...always, from: 'soon' },
      { ...always, x: 1 },
    ])
      expect(isVisibility(other)).toBe(false)
  })
})

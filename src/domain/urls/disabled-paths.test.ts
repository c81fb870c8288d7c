import { describe, expect, it } from 'vitest'
import { disabledPaths, closingSettings } from './disabled-paths.ts'

describe('closedPlaces', () => {
  it('are none while every part of the site is open', () => {
    expect(disabledPaths(new Set())).toBeNull()
  })

  it('are those of the parts that are off, and no others', () => {
    const addresses = [
      '/blog',
      'blog/creation',
      '/lettre',
      'newsletter?from=footer',
      '/lettre/desinscription/jeton',
      '/lettres',
      '/contact',
    ]
    const closed = (...off: (typeof closingSettings)[number][]) => addresses.filter((address) => disabledPaths(new Set(off))?.(address))
    expect(closed('IS_BLOG_ACTIVATED')).toEqual(['/blog', 'blog/creation'])
    expect(closed('ENABLE_NEWSLETTER')).toEqual(['/lettre', 'newsletter?from=footer'])
    expect(closed(...closingSettings)).toEqual(['/blog', 'blog/creation', '/lettre', 'newsletter?from=footer'])
  })
})

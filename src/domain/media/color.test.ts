import { describe, expect, it } from 'vitest'
import { contrastOf, isHexColor, isLightColor, luminance, readableOn, readableTextColor } from './color.ts'

describe('colours', () => {
  it('counts a colour as light from a luminance of 128', () => {
    expect(luminance('#ffffff')).toBe(255)
    expect(luminance('#000000')).toBe(0)
    expect(isLightColor('#808080')).toBe(true)
    expect(isLightColor('#7f7f7f')).toBe(false)
  })

  it('accepts #rrggbb only', () => {
    for (const text of ['red', '#fff', '#ffffff;}', 'url(//x)', '#ffffff\n', null, 12]) expect(isHexColor(text)).toBe(false)
    expect(isHexColor('#C2361d')).toBe(true)
    expect(luminance('red')).toBeNull()
  })
})

describe('text colours', () => {
  it('returns the contrast ratio of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#777777', '#777777')).toBe(1)
    expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrastOf('#faf6ee', '#ffff00')).toBeLessThan(1.1)
  })

  it('picks dark text on a light ground and white text on a dark one', () => {
    expect([readableTextColor('#f5e9d0', '#14181f'), readableTextColor('#1d2a44', '#14181f')]).toEqual(['#14181f', '#ffffff'])
    // On this dark grey neither white nor the site's dark colour is readable. Black is.
    expect(readableTextColor('#7f7f7f', '#14181f')).toBe('#000000')
  })

  it('returns the wished colour only when it is readable on every ground', () => {
    expect(readableOn(['#1d2a44'], '#faf6ee')).toBe('#faf6ee')
    expect(readableOn(['#ffff00'], '#faf6ee')).toBeNull()
    expect(readableOn(['#1d2a44', '#ffffff'], '#faf6ee')).toBeNull()
    expect([readableOn([null], '#faf6ee'), readableOn(['#ffffff'], null)]).toEqual(['#faf6ee', null])
  })
})

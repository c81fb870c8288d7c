import { describe, expect, it } from 'vitest'
import { contrastOf, isHexColor, isLightColor, luminance, readableOn, readableTextColor } from './color.ts'

describe('colours', () => {
  it('are light from a luminance of 128 on', () => {
    expect(luminance('#ffffff')).toBe(255)
    expect(luminance('#000000')).toBe(0)
    expect(isLightColor('#808080')).toBe(true)
    expect(isLightColor('#7f7f7f')).toBe(false)
  })

  it('are nothing but #rrggbb', () => {
    for (const text of ['red', '#fff', '#ffffff;}', 'url(//x)', '#ffffff\n', null, 12]) expect(isHexColor(text)).toBe(false)
    expect(isHexColor('#C2361d')).toBe(true)
    expect(luminance('red')).toBeNull()
  })
})

describe('a text on a ground', () => {
  it('has the contrast that accessibility reckons', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#777777', '#777777')).toBe(1)
    expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrastOf('#faf6ee', '#ffff00')).toBeLessThan(1.1)
  })

  it('is dark on a light ground and white on a dark one, by its luminance', () => {
    expect([readableTextColor('#f5e9d0', '#14181f'), readableTextColor('#1d2a44', '#14181f')]).toEqual(['#14181f', '#ffffff'])
    // White on this dark grey cannot be read, nor can dark that is not black.
    expect(readableTextColor('#7f7f7f', '#14181f')).toBe('#000000')
  })

  it('is what was wished where that can be read, on every ground that it stands on', () => {
    expect(readableOn(['#1d2a44'], '#faf6ee')).toBe('#faf6ee')
    expect(readableOn(['#ffff00'], '#faf6ee')).toBeNull()
    expect(readableOn(['#1d2a44', '#ffffff'], '#faf6ee')).toBeNull()
    expect([readableOn([null], '#faf6ee'), readableOn(['#ffffff'], null)]).toEqual(['#faf6ee', null])
  })
})

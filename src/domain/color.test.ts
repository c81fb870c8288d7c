import { describe, expect, it } from 'vitest'
import { isHexColor, isLightColor, luminance } from './color.ts'

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

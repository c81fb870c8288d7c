import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakpoints, MOBILE_MAX, MIN_WIDTH } from '#ui/breakpoints.ts'

const ROOT_FONT_SIZE = 16
const known = new Set<number>(Object.values(breakpoints))

/** The widths in pixels of a stylesheet's media queries; inside blocks container queries ask for other widths. */
function mediaWidths(css: string): number[] {
  return [...css.matchAll(/@media[^{]*?([\d.]+)(px|rem)/g)].map(([, size, unit]) => Number(size) * (unit === 'rem' ? ROOT_FONT_SIZE : 1))
}

describe('breakpoints', () => {
  it('are those of the shells', () => {
    expect(breakpoints).toEqual({ xxs: 480, xs: 576, sm: 768, md: 996, lg: 1200, xl: 1367, '2xl': 1536, xxl: 1600, '4k': 1921 })
    expect(Object.values(breakpoints)).toEqual(Object.values(breakpoints).toSorted((a, b) => a - b))
    expect(MIN_WIDTH).toBe(320)
    expect(MOBILE_MAX).toBe(996)
  })

  it('are the only widths that stylesheets ask of the screen', () => {
    const sheets = [...globSync('{src,blocks}/**/*.css')]
    const asked = sheets.flatMap((path) => mediaWidths(readFileSync(path, 'utf8')).map((width) => `${path}: ${width}`))
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter((line) => !known.has(Number(line.split(': ')[1])))).toEqual([])
  })

  it('are seen to be others when they are', () => {
    expect(mediaWidths('@media (width < 48rem) {} @media print {} @media (width >= 1000px) {}')).toEqual([768, 1000])
  })
})

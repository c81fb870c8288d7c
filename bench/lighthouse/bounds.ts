import type { PageFigures } from './measure-lighthouse.ts'

type Bounded = Exclude<keyof PageFigures, 'page' | 'bytes'>

/** The bounds of every page on a phone: minimum scores, maximum times and shifts. */
const MIN_VALUES: Partial<Record<Bounded, number>> = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 }
const MAX_VALUES: Partial<Record<Bounded, number>> = { lcpMs: 1500, cls: 0, tbtMs: 50 }

/** The maximum weight of the home page before scrolling, in bytes. */
const MAX_HOME_BYTES = 250_000

// A layout shift is compared to three decimals, as in the report.
const rounded = (name: Bounded, value: number): number => (name === 'cls' ? Math.round(value * 1000) / 1000 : value)

/** Returns each figure outside of its bound as « page: figure value ». */
export function missedBounds(pages: readonly PageFigures[]): string[] {
  return pages.flatMap((figures) => {
    const names = [...Object.keys(MIN_VALUES), ...Object.keys(MAX_VALUES)] as Bounded[]
    const missed = names.filter((name) => {
      const value = rounded(name, figures[name])
      return !(value >= (MIN_VALUES[name] ?? -Infinity) && value <= (MAX_VALUES[name] ?? Infinity))
    })
    const faults = missed.map((name) => `${figures.page}: ${name} ${figures[name]}`)
    return figures.page === '/' && figures.bytes > MAX_HOME_BYTES ? [...faults, `/: bytes ${figures.bytes}`] : faults
  })
}

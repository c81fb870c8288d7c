import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missedBounds } from '#root/bench/lighthouse/bounds.ts'
import type { PageFigures } from '#root/bench/lighthouse/measure-lighthouse.ts'

const good: PageFigures = {
  ...{ page: '/', performance: 98, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ lcpMs: 1500, cls: 0.0004, tbtMs: 50, bytes: 250_000 },
}

describe('what Lighthouse measures', () => {
  it('holds its bounds to the last unit', () => {
    expect(missedBounds([good, { ...good, page: '/blog', bytes: 900_000 }])).toEqual([])
  })

  it.each<[Partial<PageFigures>, string]>([
    [{ performance: 97 }, '/: performance 97'],
    [{ accessibility: 99 }, '/: accessibility 99'],
    [{ bestPractices: 99 }, '/: bestPractices 99'],
    [{ seo: 99 }, '/: seo 99'],
    [{ lcpMs: 1501 }, '/: lcpMs 1501'],
    [{ cls: 0.001 }, '/: cls 0.001'],
    [{ tbtMs: 51 }, '/: tbtMs 51'],
    [{ tbtMs: Number.NaN }, '/: tbtMs NaN'],
    [{ bytes: 250_001 }, '/: bytes 250001'],
  ])('fails the bench with %j', (worse, told) => {
    expect(missedBounds([{ ...good, ...worse }])).toEqual([told])
  })
})

/** A cell of the written report as a number: « 1.44 s » is 1440 ms, « 99.6 kB » 99,600 bytes. */
function numberIn(cell: string): number {
  const value = Number.parseFloat(cell)
  return / (?:s|kB)$/.test(cell) ? value * 1000 : value
}

it('stands written within its bounds, for every page that is measured', () => {
  const report = readFileSync('docs/performance.md', 'utf8')
  const section = /<!-- lighthouse -->([^]*?)<!-- \/lighthouse -->/.exec(report)?.[1] ?? ''
  const pages = [...section.matchAll(/^\| `(\/[^`]*)` +\|(.+)\|$/gm)].map(([, page = '', cells = '']): PageFigures => {
    const [performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs, bytes] = cells.split('|').map((cell) => numberIn(cell.trim()))
    if (bytes === undefined) throw new Error(`a figure of ${page} is missing`)
    return { page, performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs, bytes } as PageFigures
  })
  expect(pages).toHaveLength(5)
  expect(missedBounds(pages)).toEqual([])
})

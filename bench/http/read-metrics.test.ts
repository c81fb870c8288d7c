import { describe, expect, it } from 'vitest'
import { readCounter, requireRenders } from './read-metrics.ts'

const metrics = [
  '# HELP pages_rendered_total Pages rendered rather than taken from memory',
  '# TYPE pages_rendered_total counter',
  'pages_rendered_total 394',
  'pages_rendered_total_of_others 5',
  'process_cpu_seconds_total 12.5',
].join('\n')

describe('the metrics of the measured application', () => {
  it('are read by their whole name', () => {
    expect([readCounter(metrics, 'pages_rendered_total'), readCounter(metrics, 'process_cpu_seconds_total')]).toEqual([394, 12.5])
    expect(() => readCounter(metrics, 'pages_rendered')).toThrow('does not publish pages_rendered')
  })
})

describe('a round of the HTTP bench', () => {
  it.each([
    ['of rendered pages, one for each request', 1, 100, 100],
    ['of rendered pages, with a few of other requests', 1, 100, 120],
    ['of a page in memory', 0, 100, 0],
    ['of a page in memory that changed in the meantime', 0, 100, 20],
  ] as const)('counts %s', (_what, each, requests, renders) => {
    expect(() => requireRenders(renders, { each, requests, others: 20 })).not.toThrow()
  })

  it.each([
    ['of rendered pages that came from memory', 1, 100, 0],
    ['of rendered pages and one from memory', 1, 100, 99],
    ['of rendered pages where others were rendered too', 1, 100, 121],
    ['of a page in memory that was rendered', 0, 100, 21],
    ['without a request', 1, 0, 0],
  ] as const)('fails %s', (_what, each, requests, renders) => {
    expect(() => requireRenders(renders, { each, requests, others: 20 })).toThrow(`${requests} requests rendered ${renders} pages`)
  })
})

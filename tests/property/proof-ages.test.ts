import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { chooseNext, describeAge, readAges } from '#tests/proof/proof-ages.ts'

const section = (name: string, line: string, sign = '✓') =>
  `## Title of ${name}\n\n\`npm run proof -- ${name}\` · ${line}, Linux, Node 24\n\n| | done | seen | promised |\n| --- | --- | --- | --- |\n| ${sign} | a | b | c |`

/** The hash of a commit whose first eight letters are the given one. */
const commit = (letter: string) => letter.repeat(40)
// Newest first, as git lists them.
const history = ['a', 'b', 'c', 'd'].map(commit)

const report = [
  '# Proofs\n\nWhat takes too long.\n\n## By hand\n\n`npm run proof -- of-hands` runs these.',
  section('young', '100 s, made on 2026-11-29 at aaaaaaaa'),
  section('old', '1500 s, made on 2026-11-28 at dddddddd', '✗'),
  section('middle', '300 s, made on 2026-11-20 at cccccccc by its test alone (`npx vitest run`)'),
  section('before', '40 s, made on 2026-11-27 before bbbbbbbb'),
  section('lost', '60 s, made on 2026-11-26 at eeeeeeee'),
  section('bare', '50 s, made on 2026-11-21'),
  section('timeless', 'made on 2026-11-22'),
].join('\n\n')
const names = ['young', 'never', 'old', 'middle', 'before', 'lost', 'bare', 'timeless']

const ages = readAges(report, names, history)

describe('the ages of the proofs', () => {
  it('begin with proofs that never ran, then those of unknown commits by day, then by commits', () => {
    expect(ages.map(({ name, commits }) => [name, commits])).toEqual([
      ['never', null],
      ['bare', null],
      ['timeless', null],
      ['lost', null],
      ['old', 3],
      ['middle', 2],
      ['before', 1],
      ['young', 0],
    ])
  })

  it('are described with day, usual duration and a mark for promises that were not held', () => {
    expect(ages.map(describeAge)).toEqual([
      '         never  never',
      'unknown commit  bare  2026-11-21  50 s',
      'unknown commit  timeless  2026-11-22',
      'unknown commit  lost  2026-11-26  60 s',
      '     3 commits  old  2026-11-28  1500 s  ✗',
      '     2 commits  middle  2026-11-20  300 s',
      '     1 commits  before  2026-11-27  40 s',
      '     0 commits  young  2026-11-29  100 s',
    ])
  })

  it('are unknown without a history, as in a copy of the files alone', () => {
    expect(readAges(report, ['young', 'old'], []).map(({ name }) => name)).toEqual(['old', 'young'])
  })

  it('are read from each outcome of docs/proof.md', async () => {
    const real = await readFile('docs/proof.md', 'utf8')
    const outcomes = [...real.matchAll(/^`npm run proof -- ([\w-]+)` · /gm)].map(([, name = '']) => name)
    expect(outcomes.length).toBeGreaterThan(40)
    expect(readAges(real, outcomes, []).filter(({ made }) => made === null)).toEqual([])
  })
})

describe('the next proof', () => {
  const next = (run: readonly string[], seconds: number) => chooseNext(ages, new Set(run), seconds)?.name ?? null

  it.each([
    ['the oldest, whatever it takes', [], 0, 'never'],
    ['the oldest whose duration is known, after the first', ['never'], 1200, 'bare'],
    ['the oldest that fits in the time left', ['never', 'bare'], 59, 'before'],
    ['a proof as long as the time left', ['never', 'bare'], 60, 'lost'],
    ['no proof that takes longer than what is left', ['never', 'bare', 'lost', 'old'], 1499, 'middle'],
    ['a long one where there is time for it', ['never', 'bare', 'lost'], 1500, 'old'],
    ['none where nothing fits', ['never'], 39, null],
    ['none when each of known duration has run', ['never', 'bare', 'lost', 'old', 'middle', 'before', 'young'], 9999, null],
  ] as const)('is %s', (_what, run, seconds, name) => {
    expect(next(run, seconds)).toBe(name)
  })

  it('is none where there is no proof', () => {
    expect(chooseNext([], new Set(), 1200)).toBeNull()
  })
})

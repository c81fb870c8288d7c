import { describe, expect, it } from 'vitest'
import { endOf, rowsOfParts } from '#tests/mutation/mutation-proof.ts'
import { mergeReport, type Outcome } from '#tests/proof/report.ts'

const outcome = (name: string, holds: boolean | null, seen = '3 of 3'): Outcome => ({
  proof: { name, title: `Title of ${name}` },
  rows: [{ what: `what ${name} does`, seen, promised: '3 of 3', holds }],
  seconds: 4,
})

describe('the report of the proofs', () => {
  const first = mergeReport('', { outcomes: [outcome('b', true), outcome('a', true)], names: ['a', 'b'], made: 'made on Monday' })

  it('contains each result in the order of the proofs, with date and machine', () => {
    expect(first.indexOf('## Title of a')).toBeLessThan(first.indexOf('## Title of b'))
    expect(first.match(/4 s, made on Monday/g)).toHaveLength(2)
  })

  it('changes only the sections of proofs that ran again', () => {
    const again = mergeReport(first, { outcomes: [outcome('b', false, '2 of 3 | 1')], names: ['a', 'b'], made: 'made on Tuesday' })
    expect(again).toContain('`npm run proof -- a` · 4 s, made on Monday')
    expect(again).toContain('`npm run proof -- b` · 4 s, made on Tuesday')
    expect(again).toContain('| ✗ | what b does | 2 of 3 \\| 1 | 3 of 3 |')
  })

  it('leaves handwritten sections before those of the proofs', () => {
    const byHand = '## Sampled in `npm test`\n\n| sampled | in full |\n| --- | --- |\n| pages | `npm run proof -- b` |'
    const withHand = first.replace('## Title of a', `${byHand}\n\n## Title of a`)
    const again = mergeReport(withHand, { outcomes: [outcome('b', true, 'again')], names: ['a', 'b'], made: 'made on Tuesday' })
    expect(again).toContain(`${byHand}\n\n## Title of a`)
    expect(again).toContain('| ✓ | what b does | again')
  })

  it('drops removed proofs, and states when a machine lacks a requirement', () => {
    const left = mergeReport(first, { outcomes: [outcome('c', null)], names: ['b', 'c'], made: 'made on Tuesday' })
    expect(left).not.toContain('Title of a')
    expect(left).toContain('| – | what c does')
  })
})

describe('the mutation proof', () => {
  it.each([
    [0, true],
    [1, false],
    [null, false],
  ])('passes when Stryker ended with %s: %s', (code, holds) => {
    expect(endOf(code).holds).toBe(holds)
  })

  it('reports each of its parts, and the files outside of them', () => {
    const file = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) })
    const files = { 'a/one.ts': file('Killed', 'Timeout'), 'b/two.ts': file('Killed', 'Survived'), 'c/new.ts': file('NoCoverage') }
    const parts = [
      ['the first', /^a/],
      ['the second', /^b/],
    ] as const
    const told = rowsOfParts(files, { parts, least: 50 }).map(({ what, holds }) => [what, holds])
    const known = [
      ['2 mutations: the first', true],
      ['2 mutations: the second', true],
    ]
    expect(told).toEqual([...known, ['1 mutations: the others', false]])
    expect(rowsOfParts({ 'a/one.ts': file('Killed') }, { parts: parts.slice(0, 1), least: 50 })).toHaveLength(1)
  })
})

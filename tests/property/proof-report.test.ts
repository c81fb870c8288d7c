import { describe, expect, it } from 'vitest'
import { mergeReport, type Outcome } from '#tests/proof/report.ts'

const outcome = (name: string, holds: boolean | null, seen = '3 sur 3'): Outcome => ({
  proof: { name, title: `Titre de ${name}` },
  rows: [{ what: `ce que ${name} fait`, seen, promised: '3 sur 3', holds }],
  seconds: 4,
})

describe('the report of the proofs', () => {
  const first = mergeReport('', { outcomes: [outcome('b', true), outcome('a', true)], names: ['a', 'b'], made: 'fait lundi' })

  it('holds what each has shown, in the order of the proofs, with its day and machine', () => {
    expect(first.indexOf('## Titre de a')).toBeLessThan(first.indexOf('## Titre de b'))
    expect(first.match(/4 s, fait lundi/g)).toHaveLength(2)
  })

  it('changes the sections of those that were run again, and those alone', () => {
    const again = mergeReport(first, { outcomes: [outcome('b', false, '2 sur 3 | 1')], names: ['a', 'b'], made: 'fait mardi' })
    expect(again).toContain('`npm run proof -- a` · 4 s, fait lundi')
    expect(again).toContain('`npm run proof -- b` · 4 s, fait mardi')
    expect(again).toContain('| ✗ | ce que b fait | 2 sur 3 \\| 1 | 3 sur 3 |')
  })

  it('forgets what is no proof any more, and says when a machine has not what it takes', () => {
    const left = mergeReport(first, { outcomes: [outcome('c', null)], names: ['b', 'c'], made: 'fait mardi' })
    expect(left).not.toContain('Titre de a')
    expect(left).toContain('| – | ce que c fait')
  })
})

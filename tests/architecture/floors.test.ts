import { describe, expect, it } from 'vitest'
import { BREACHES, FLOORED, refusedTo } from '#scripts/lint/floors.mjs'
import { arrowsIn } from './room-imports.ts'

type Wing = (typeof FLOORED)[number]
type Arrows = Readonly<Record<string, readonly string[]>>

/** Entries of a list of breaches that are to be removed from it: no file imports so, or the floors allow it. */
function staleIn(wing: Wing, listed: Arrows, found: ReadonlySet<string>): string[] {
  return Object.entries(listed).flatMap(([from, rooms]) => {
    const refused = refusedTo(wing, from)
    return rooms.map((to) => `${from} → ${to}`).filter((arrow, at) => !found.has(arrow) || !refused.includes(rooms[at] ?? ''))
  })
}

const countOf = (arrows: Arrows): number => Object.values(arrows).flat().length

describe('the list of imports that run against the floors', () => {
  it.each(FLOORED.map(({ wing }) => wing))('of %s names none that is gone, and as many as it says at most', (wing) => {
    const floored = FLOORED.find((each) => each.wing === wing)
    const { arrows, atMost } = BREACHES[wing] ?? {}
    if (!floored || !arrows) throw new Error(`${wing} has no list in scripts/lint/floor-breaches.json`)
    expect(staleIn(floored, arrows, arrowsIn(floored.folder)), 'mended: remove these lines, and lower atMost').toEqual([])
    expect(countOf(arrows)).toBe(atMost)
  })

  it('reports an entry that nothing imports and one that the floors allow, no other', () => {
    const house: Wing = {
      wing: 'house',
      folder: 'src/house',
      advice: '',
      floors: [
        { name: 'ground', rooms: ['cellar', 'kitchen'] },
        { name: 'rooms', apart: true, rooms: ['bath', 'bed linen'] },
      ],
    }
    const found = new Set(['kitchen → bath', 'bath → kitchen', 'bath → linen', 'bed → linen', 'cellar → kitchen'])
    expect(staleIn(house, { kitchen: ['bath'], bath: ['linen'] }, found)).toEqual([])
    expect(staleIn(house, { kitchen: ['bed'], bath: ['kitchen', 'linen'], bed: ['linen'], cellar: ['kitchen'] }, found)).toEqual([
      'kitchen → bed',
      'bath → kitchen',
      'bed → linen',
      'cellar → kitchen',
    ])
  })
})

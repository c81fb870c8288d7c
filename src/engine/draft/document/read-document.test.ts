import { describe, expect, it } from 'vitest'
import { jsonDefects } from '#engine/validation/json-errors.ts'
import { hostileNames } from '#tests/support/attacks/hostile-names.ts'
import { ownEntry } from '#tests/support/attacks/odd-blocks.ts'
import { readDocument } from './read-document.ts'

const block = { id: 'bon', type: 'text', v: 1, props: {} }
const right = { head: { title: 'Un titre', seo: {} }, regions: { main: [block] }, notes: { bon: { name: 'Haut', locked: true as const } } }

describe('readDocument', () => {
  it('reads a right document as it is stored, its regions in the given order', () => {
    expect(readDocument(right, ['main'])).toEqual(right)
    expect(Object.keys(readDocument({ ...right, regions: { b: [], a: [], c: [] } }, ['a', 'b']).regions)).toEqual(['a', 'b'])
  })

  it.each([null, undefined, 7, 'x', [], [null]])('reads %j as a part without anything, and the other parts as they are', (odd) => {
    expect(readDocument({ ...right, head: odd }, ['main'])).toEqual({ ...right, head: {} })
    expect(readDocument({ ...right, regions: odd }, ['main'])).toEqual({ ...right, regions: { main: [] } })
    expect(readDocument({ ...right, notes: odd }, ['main'])).toEqual({ ...right, notes: {} })
    expect(readDocument({ ...right, notes: { bon: odd } }, ['main']).notes).toEqual({ bon: {} })
    expect(readDocument({ ...right, notes: { bon: { name: odd, locked: odd } } }, ['main']).notes['bon']?.locked).toBeUndefined()
  })

  it.each(hostileNames)('reads the name %j in a head, a region and a note without a defect', (name) => {
    const named = ownEntry(name, ownEntry(name, name))
    const read = readDocument({ head: { ...right.head, ...named }, regions: ownEntry(name, [block]), notes: named }, ['main'])
    expect([read.head['title'], read.regions, jsonDefects(read.head), jsonDefects(read.notes)]).toEqual(['Un titre', { main: [] }, [], []])
  })

  it('gives the second block of an id another one, also in another region', () => {
    const { regions } = readDocument({ ...right, regions: { a: [block], b: [block] } }, ['a', 'b'])
    expect([regions['a']?.[0]?.id, regions['b']?.[0]?.id === 'bon']).toEqual(['bon', false])
  })
})

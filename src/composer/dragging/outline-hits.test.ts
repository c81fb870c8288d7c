// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { outlineHits } from './outline-hits.ts'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const box = (id: string, ...content: ReturnType<typeof testBlockOf>[]) => testBlockOf('box', {}, { id, slots: { content } })
const bench = runnerOn(sampleDocument(box('boite', note('un'), box('petite', note('deux'))), note('trois')))

/** A row of 30 pixels at the left edge of the window. */
function rowOf(id: string, level: number, more: Readonly<Record<string, string>> = {}): HTMLElement {
  const row = document.createElement('div')
  for (const [name, value] of Object.entries({ 'data-outline-row': id, 'aria-level': String(level), ...more }))
    row.setAttribute(name, value)
  row.getBoundingClientRect = () => new DOMRect(0, 0, 260, 30)
  return row
}
const hits = (row: Element | null, y: number, x = 200) =>
  outlineHits(bench, row, { x, y }).map(({ place: { in: where, after, before } }) => [
    'parent' in where ? `${where.parent}/${where.slot}` : where.region,
    after,
    before,
  ])

it('means the place before an element at the top of its row, behind it at the bottom', () => {
  expect(hits(rowOf('trois', 1), 4)).toEqual([
    ['main', 'boite', 'trois'],
    ['main', 'trois', null],
  ])
  expect(hits(rowOf('trois', 1), 27)).toEqual([['main', 'trois', null]])
})

it('means the end of the lists of an element in the middle of its row', () => {
  expect(hits(rowOf('petite', 2), 14).slice(0, 2)).toEqual([
    ['petite/content', 'deux', null],
    ['petite/head', null, null],
  ])
})

it('means the first place in an open element at the bottom of its row', () => {
  expect(hits(rowOf('boite', 1, { 'aria-expanded': 'true' }), 28)[0]).toEqual(['boite/content', null, 'un'])
  expect(hits(rowOf('boite', 1, { 'aria-expanded': 'false' }), 28)[0]).toEqual(['main', 'boite', 'trois'])
})

it('means a list farther out the farther left the pointer, behind the end of several lists', () => {
  const row = rowOf('deux', 3)
  const firstAt = (x: number) => hits(row, 28, x)[0]
  expect([firstAt(200), firstAt(20), firstAt(2)]).toEqual([
    ['petite/content', 'deux', null],
    ['boite/content', 'petite', null],
    ['main', 'boite', 'trois'],
  ])
})

it('means the slot of the row of an empty one, and nothing beside the rows', () => {
  const slot = rowOf('', 2, { 'data-slot': 'head', 'data-slot-parent': 'boite' })
  expect(hits(slot, 15)).toEqual([['boite/head', null, null]])
  expect([hits(document.body, 5), hits(null, 5), hits(rowOf('absent', 1), 5)]).toEqual([[], [], []])
})

import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { freeAnchors, freedAnchors, marksOf, withAnchor } from './unique-anchors.ts'

const place = (id: string, anchor: string, content?: Block[]): Block => ({
  id,
  type: 'section',
  v: 1,
  props: { anchor, title: anchor },
  ...(content && { slots: { content } }),
})

function anchors(blocks: readonly Block[]): unknown[] {
  return blocks.flatMap(({ props, slots = {} }) => [props['anchor'], ...Object.values(slots).flatMap(anchors)])
}

it('answers the same lists when each anchor is free', () => {
  const lists = [[place('aaaa', 'depot', [place('bbbb', 'pieces')])], [place('cccc', 'siege')]]
  const freed = freeAnchors(lists)
  expect(freed.map((list, index) => list === lists[index])).toEqual([true, true])
})

it('renames anchors that pages use for their own parts', () => {
  const [blocks = []] = freeAnchors([[place('aaaa', 'consent', [place('bbbb', 'part-1')]), place('cccc', 'aaaa-title')]])
  expect(anchors(blocks)).toEqual(['ancre1-consent', 'ancre1-part-1', 'ancre1-aaaa-title'])
  expect(blocks[0]?.props['title']).toBe('consent')
})

it('leaves the first of equal anchors its name and gives the others names that no block has', () => {
  const [first = [], second = []] = freeAnchors([
    [place('aaaa', 'depot'), place('bbbb', 'depot'), place('cccc', 'ancre1-depot')],
    [place('dddd', 'depot')],
  ])
  expect([anchors(first), anchors(second)]).toEqual([['depot', 'ancre2-depot', 'ancre1-depot'], ['ancre3-depot']])
})

it('renames anchors that the shell around the page uses', () => {
  const around = marksOf([place('eeee', 'contact')], 'no list', [null, 3, { id: 4, props: null, slots: [7] }])
  expect([...around.ids, ...around.anchors]).toEqual(['eeee', 'contact'])
  const [blocks = []] = freeAnchors([[place('aaaa', 'contact'), place('bbbb', 'eeee-title'), place('cccc', 'depot')]], around)
  expect(anchors(blocks)).toEqual(['ancre1-contact', 'ancre1-eeee-title', 'depot'])
})

it('finds a free name when block ids look like the names that it makes', () => {
  const [blocks = []] = freeAnchors([[place('ancre1', 'consent'), place('ancre1-consent', 'depot'), place('depot', 'depot')]])
  expect(anchors(blocks)).toEqual(['ancre2-consent', 'depot', 'ancre2-depot'])
})

it('answers the new names by block id and leaves the blocks as they are', () => {
  const lists = [[place('aaaa', 'depot', [place('bbbb', 'consent')]), place('cccc', 'depot')], [place('dddd', 'siege')]]
  const stored = structuredClone(lists)
  const names = freedAnchors(lists, marksOf([place('eeee', 'siege')]))
  expect([...names]).toEqual([
    ['bbbb', 'ancre1-consent'],
    ['cccc', 'ancre1-depot'],
    ['dddd', 'ancre1-siege'],
  ])
  expect(lists).toEqual(stored)
  const [freed = []] = freeAnchors(lists, marksOf([place('eeee', 'siege')]))
  expect(freed[1]).toEqual(withAnchor(place('cccc', 'depot'), names.get('cccc')))
})

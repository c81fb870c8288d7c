import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { freeAnchors, marksOf } from './unique-anchors.ts'

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

it('hands on what needs no change as the very object that it was', () => {
  const lists = [[place('aaaa', 'depot', [place('bbbb', 'pieces')])], [place('cccc', 'siege')]]
  const freed = freeAnchors(lists)
  expect(freed.map((list, index) => list === lists[index])).toEqual([true, true])
})

it('gives places that bear what pages use themselves a name that is free', () => {
  const [blocks = []] = freeAnchors([[place('aaaa', 'consent', [place('bbbb', 'part-1')]), place('cccc', 'aaaa-title')]])
  expect(anchors(blocks)).toEqual(['ancre1-consent', 'ancre1-part-1', 'ancre1-aaaa-title'])
  expect(blocks[0]?.props['title']).toBe('consent')
})

it('leaves the first of several places its name, and takes nobody’s for the others', () => {
  const [first = [], second = []] = freeAnchors([
    [place('aaaa', 'depot'), place('bbbb', 'depot'), place('cccc', 'ancre1-depot')],
    [place('dddd', 'depot')],
  ])
  expect([anchors(first), anchors(second)]).toEqual([['depot', 'ancre2-depot', 'ancre1-depot'], ['ancre3-depot']])
})

it('gives way to what stands around the page', () => {
  const around = marksOf([place('eeee', 'contact')], 'no list', [null, 3, { id: 4, props: null, slots: [7] }])
  expect([...around.ids, ...around.anchors]).toEqual(['eeee', 'contact'])
  const [blocks = []] = freeAnchors([[place('aaaa', 'contact'), place('bbbb', 'eeee-title'), place('cccc', 'depot')]], around)
  expect(anchors(blocks)).toEqual(['ancre1-contact', 'ancre1-eeee-title', 'depot'])
})

it('finds a name whatever blocks are called', () => {
  const [blocks = []] = freeAnchors([[place('ancre1', 'consent'), place('ancre1-consent', 'depot'), place('depot', 'depot')]])
  expect(anchors(blocks)).toEqual(['ancre2-consent', 'depot', 'ancre2-depot'])
})

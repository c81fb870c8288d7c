import { expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { blocksOfPlace, expandSections } from './expand-sections.ts'
import { overrideMark } from './place-override.ts'

const list = (...titles: string[]): Block => ({ id: 'liste', type: 'cards', v: 1, props: { items: titles.map((title) => ({ title })) } })
const before = list('Lundi', 'Mardi', 'Jeudi')
const own = { block: 'liste', pointer: '/items/1/title', value: 'Fermé', of: overrideMark(before.props, '/items/1/title') }
const place: Block = { id: 'lieu', type: 'shared-section', v: 1, props: { section: 1, overrides: [own] as never } }

/** The titles that the place shows over a state of the section. */
const shown = (section: Block): string[] => {
  const [filled] = expandSections([place], new Map([[1, [section]]]))
  const detached = blocksOfPlace([section], place.props)
  const titles = [filled?.slots?.['content']?.[0], detached[0]].map((block) =>
    (block?.props['items'] as { title: string }[]).map(({ title }) => title).join(' '),
  )
  expect(titles[0]).toBe(titles[1])
  return titles[0]?.split(' ') ?? []
}

it.each([
  ['is moved in its list', list('Mardi', 'Jeudi', 'Lundi'), ['Fermé', 'Jeudi', 'Lundi']],
  ['gets a neighbour before it', list('Dimanche', 'Lundi', 'Mardi', 'Jeudi'), ['Dimanche', 'Lundi', 'Fermé', 'Jeudi']],
  ['is reworded', list('Lundi', 'Mercredi', 'Jeudi'), ['Lundi', 'Fermé', 'Jeudi']],
  ['is removed', list('Lundi', 'Jeudi'), ['Lundi', 'Jeudi']],
])('the text of a place stays with an item that %s', (_, section, titles) => {
  expect(shown(section)).toEqual(titles)
})

it('keeps by its number a text that was written before marks', () => {
  const { of: _, ...older } = own
  const blocks = blocksOfPlace([list('Mardi', 'Jeudi')], { section: 1, overrides: [older] as never })
  expect(blocks[0]?.props['items']).toEqual([{ title: 'Mardi' }, { title: 'Fermé' }])
})

it('marks no text outside lists', () => {
  expect(overrideMark({ text: 'Un titre', items: [] }, '/text')).toBeUndefined()
})

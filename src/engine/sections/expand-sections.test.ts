import { expect, it } from 'vitest'
import { isBlockId } from '#schemas/names/block-id.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { createSectionReader, detachedBlocks, expandSections, innerId } from './expand-sections.ts'
import { readWithSections } from './read-with-sections.ts'

const text = (id: string, html = id): Block => ({ id, type: 'text', v: 1, props: { html } })
const shared = (id: string, section: number, overrides?: unknown): Block => ({
  ...{ id, type: 'shared-section', v: 1 },
  props: { section, ...(overrides !== undefined && { overrides: overrides as Json }) },
})

it('fills a place with the blocks of its section, at any depth, under ids of that place', () => {
  const box: Block = { id: 'boite', type: 'columns', v: 1, props: {}, slots: { first: [text('mots')] } }
  const [place] = expandSections([shared('lieu', 1)], new Map([[1, [box]]]))
  const inner = { ...box, id: innerId('lieu', 'boite'), slots: { first: [{ ...text('mots'), id: innerId('lieu', 'mots') }] } }
  expect(place?.slots).toEqual({ content: [inner] })
})

it('gives each place and block an id that a block may have, the same in each reading', () => {
  const ids = ['a', 'b'].flatMap((place) => ['un', 'deux'].map((block) => innerId(place, block)))
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(isBlockId(id)).toBe(true)
  expect(innerId('a', 'un')).toBe(ids[0])
})

it('replaces texts by those of the place, and leaves alone what is no such text', () => {
  const overrides = [{ block: 'mots', pointer: '/html', value: 'ici' }, { block: 'mots', pointer: 'html', value: 'non' }, 'rien', null]
  const [place] = expandSections([shared('lieu', 1, overrides)], new Map([[1, [text('mots'), text('autres')]]]))
  expect(place?.slots?.['content']?.map(({ props }) => props['html'])).toEqual(['ici', 'autres'])
})

it('shows nothing for a section that is missing, and does not open a section in a section', () => {
  const sections = new Map([[1, [shared('dedans', 1)]]])
  expect(expandSections([shared('lieu', 2), text('reste')], sections)).toEqual([text('reste')])
  expect(expandSections([shared('lieu', 1)], sections)[0]?.slots?.['content']?.[0]?.slots).toBeUndefined()
})

it('keeps the objects of blocks that did not change, and of lists without a section', () => {
  const read = createSectionReader(new Map([[1, [text('mots')]]]))
  const [place, other] = [shared('lieu', 1), text('autre')]
  const [first] = read([place, other])
  expect(read([place, text('neuf')])[0]).toBe(first)
  const plain = [other]
  expect(read(plain)).toBe(plain)
})

it('makes blocks of the page itself of those of a section', () => {
  let count = 0
  const box: Block = { id: 'boite', type: 'columns', v: 1, props: {}, slots: { first: [text('mots')] } }
  expect(detachedBlocks([box], () => `neuf-${(count += 1)}`)).toEqual([
    { ...box, id: 'neuf-2', slots: { first: [{ ...text('mots'), id: 'neuf-1' }] } },
  ])
})

it('names the places without their section in a draft, which keeps them', () => {
  const read = readWithSections((blocks) => ({ blocks, findings: [], nextEdge: null }), new Map([[1, [text('mots')]]]))
  const missing = { code: 'SECTION_MISSING', leftOut: true, faults: [] }
  expect(read([shared('lieu', 1), shared('perdu', 2)])).toMatchObject({
    blocks: [{ id: 'lieu' }, { id: 'perdu' }],
    findings: [{ blockId: 'perdu', ...missing }],
  })
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { blockInSight } from './block-in-sight.ts'
import { lineOfPlace } from './line-of-place.ts'
import { placesUnder, type DrawnPage } from './places-under.ts'

const registry = createRegistry(catalogue)
const text = (id: string): Block => ({ id, type: 'text', v: 1, props: {} })

// A text, a section with two texts, and columns with one filled and one empty slot.
const document: EditedDocument = {
  head: {},
  notes: {},
  regions: {
    main: [
      text('haut'),
      { id: 'section', type: 'section', v: 1, props: {}, slots: { content: [text('un'), text('deux')] } },
      { id: 'colonnes', type: 'columns', v: 1, props: { layout: 'halves' }, slots: { first: [text('gauche')] } },
    ],
  },
}

type Sides = readonly [left: number, top: number, width: number, height: number]
const BOXES: Readonly<Record<string, Sides>> = {
  page: [0, 0, 1000, 1000],
  haut: [0, 0, 1000, 100],
  section: [0, 100, 1000, 300],
  contenu: [0, 120, 1000, 260],
  un: [0, 120, 1000, 130],
  deux: [0, 250, 1000, 130],
  colonnes: [0, 400, 1000, 300],
  premiere: [0, 400, 490, 300],
  gauche: [0, 400, 490, 100],
  vide: [510, 400, 490, 300],
}
const HTML = `<main class="site-main" id="page">
  <div data-block="haut" id="haut"></div>
  <div data-block="section" id="section"><div id="contenu"><div data-block="un" id="un"></div><div data-block="deux" id="deux"></div></div></div>
  <div data-block="colonnes" id="colonnes">
    <div id="premiere"><div data-block="gauche" id="gauche"></div></div>
    <div id="seconde"><div id="vide" data-canvas-slot="second" data-canvas-parent="colonnes"></div></div>
  </div>
</main>`

function isIn([left, top, width, height]: Sides, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

let drawn: DrawnPage

beforeEach(() => {
  const page = window.document
  page.body.innerHTML = HTML
  for (const element of page.querySelectorAll<HTMLElement>('[id]')) {
    const sides = BOXES[element.id] ?? ([0, 0, 0, 0] as const)
    element.getBoundingClientRect = () => new DOMRect(...sides)
  }
  // The last element in the order of the page that holds the point is its innermost.
  page.elementFromPoint = (x, y) => [...page.querySelectorAll('[id]')].findLast(({ id }) => isIn(BOXES[id] ?? [0, 0, -1, -1], x, y)) ?? null
  drawn = { page, document, registry, elementOf: (id) => page.getElementById(id) }
})

const under = (x: number, y: number) => placesUnder(drawn, { x, y })
const inPage = { region: 'main' }
const inSection = { parent: 'section', slot: 'content' }

describe('placesUnder', () => {
  it('names the nearer edge of the block under the point, then the lists around it', () => {
    expect(under(500, 200)).toEqual([
      { in: inSection, after: 'un', before: 'deux' },
      { in: inPage, after: 'haut', before: 'section' },
    ])
    expect(under(500, 20)).toEqual([{ in: inPage, after: null, before: 'haut' }])
  })

  it('names the list around a block first at the edge of that block', () => {
    expect(under(500, 104)[0]).toEqual({ in: inPage, after: 'haut', before: 'section' })
    expect(under(500, 115)[0]).toEqual({ in: inSection, after: null, before: 'un' })
    expect(under(200, 402)[0]).toEqual({ in: inPage, after: 'section', before: 'colonnes' })
  })

  it('names an empty slot, and below the blocks of a column the end of that column', () => {
    expect(under(700, 550)[0]).toEqual({ in: { parent: 'colonnes', slot: 'second' }, after: null, before: null })
    expect(under(450, 650)[0]).toEqual({ in: { parent: 'colonnes', slot: 'first' }, after: 'gauche', before: null })
  })

  it('names the end of the page below all blocks, and the only place of an empty one', () => {
    expect(under(500, 900)).toEqual([{ in: inPage, after: 'colonnes', before: null }])
    drawn = { ...drawn, document: { head: {}, notes: {}, regions: { main: [] } } }
    expect(under(500, 900)).toEqual([{ in: inPage, after: null, before: null }])
  })

  it('reads a list of blocks side by side from left to right', () => {
    const row = [text('un'), text('deux')]
    drawn = { ...drawn, document: { ...document, regions: { main: row } } }
    drawn.elementOf('deux')!.getBoundingClientRect = () => new DOMRect(600, 120, 400, 130)
    drawn.elementOf('un')!.getBoundingClientRect = () => new DOMRect(0, 120, 500, 130)
    expect(under(420, 130)).toEqual([{ in: inPage, after: 'un', before: 'deux' }])
    expect(lineOfPlace(drawn, { in: inPage, after: 'un', before: 'deux' })).toMatchObject({
      kind: 'upright',
      left: 550,
      top: 120,
      height: 130,
    })
  })
})

describe('lineOfPlace', () => {
  it('is between two blocks, beside the first or the last one, and the box of an empty slot', () => {
    const lines = [
      lineOfPlace(drawn, { in: inPage, after: 'haut', before: 'section' }),
      lineOfPlace(drawn, { in: inSection, after: null, before: 'un' }),
      lineOfPlace(drawn, { in: inSection, after: 'deux', before: null }),
      lineOfPlace(drawn, { in: { parent: 'colonnes', slot: 'second' }, after: null, before: null }),
    ]
    expect(lines.map((line) => line && [line.kind, line.left, line.top, line.width, line.height])).toEqual([
      ['across', 0, 100, 1000, 0],
      ['across', 0, 116, 1000, 0],
      ['across', 0, 384, 1000, 0],
      ['box', 510, 400, 490, 300],
    ])
  })

  it('leaves out blocks that are not drawn, and is none for a list that is not seen', () => {
    drawn.elementOf('deux')!.getBoundingClientRect = () => new DOMRect()
    expect(lineOfPlace(drawn, { in: inSection, after: 'deux', before: null })).toMatchObject({ top: 254 })
    expect(lineOfPlace(drawn, { in: { parent: 'absent', slot: 'content' }, after: null, before: null })).toBeNull()
  })
})

describe('blockInSight', () => {
  it.each([
    ['a block of the page whose end is seen', 420, 'section'],
    ['a block inside of one whose end is not seen', 300, 'un'],
    ['the nearest block beside the middle', 2000, 'colonnes'],
  ])('names %s in a window of %i pixels', (_, height, id) => {
    expect(blockInSight({ ...drawn, width: 1000, height })).toBe(id)
  })

  it('names none on a page without blocks', () => {
    expect(blockInSight({ ...drawn, document: { ...document, regions: { main: [] } }, width: 1000, height: 500 })).toBeNull()
  })
})

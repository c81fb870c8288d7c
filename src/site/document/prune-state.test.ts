import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { NO_REGIONS, type PageState } from './page-state.ts'
import { dataOfAnswers } from './hydration-data.ts'
import { liveTypes, pruneState } from './prune-state.ts'

const block = (id: string, type: string, content?: Block[]): Block => ({
  id,
  type,
  v: 1,
  props: { text: id },
  ...(content && { slots: { content } }),
})

function state(blocks: Block[], data: PageState['data'] = {}): PageState {
  const page = {
    id: 1,
    url: '',
    locale: 'fr_FR',
    title: 'Accueil',
    params: {},
    query: {},
    canonical: 'http://x/',
    alternates: [],
    path: '/',
    today: '2026-11-20',
    moment: Date.parse('2026-11-19T23:00:00Z'),
  }
  return {
    locales: { default: 'fr_FR', codes: ['fr_FR'] },
    page: { ...page, seo: {}, shell: 'default' },
    regions: NO_REGIONS,
    blocks,
    titleBlocks: [],
    data,
    queries: null,
    media: [],
    hasBanner: false,
    start: { site: { id: 37 } as never, parameters: [] },
    error: null,
    form: null,
  }
}

const pruning = { interactive: new Set(['tabs']), skipped: new Set<string>(), answers: [] }

describe('pruneState', () => {
  it('reduces a page of static blocks to ids, without site, data and media', () => {
    const pruned = pruneState(
      state([block('b001', 'text'), block('b002', 'section', [block('b003', 'text')])], { b001: { list: [1] } }),
      pruning,
    )
    expect(pruned.blocks).toEqual(['b001', 'b002'])
    expect(pruned.start).toBeNull()
    expect(pruned.data).toEqual({})
    expect(liveTypes(pruned).size).toBe(0)
  })

  it('retains only the images that interactive blocks reference', () => {
    const image = (id: number) => ({ id, filename: `${id}.webp` }) as PageState['media'][number]
    const picture = { ...block('b003', 'image'), props: { image: { id: 7 } } }
    const tabs = { ...block('b005', 'tabs', [picture]), props: { tabs: [{ image: { id: 9 } }] } }
    const media = [image(7), image(8), image(9)]
    expect(pruneState({ ...state([picture, tabs]), media }, pruning).media).toEqual([image(9)])
    expect(pruneState({ ...state([picture]), media }, pruning).media).toEqual([])
  })

  it('retains an interactive block with its ancestors, and the ids of static ones around it', () => {
    const tabs = block('b005', 'tabs', [block('b006', 'text')])
    const answers = [
      {
        call: 'blog.list',
        params: {},
        value: [1],
        targets: [
          { blockId: 'b005', key: 'x' },
          { blockId: 'b003', key: 'y' },
        ],
      },
    ]
    const pruned = pruneState(state([block('b002', 'section', [block('b003', 'text'), tabs])]), { ...pruning, answers })
    expect(pruned.blocks).toEqual([
      {
        ...block('b002', 'section'),
        slots: { content: ['b003', { ...block('b005', 'tabs'), slots: { content: ['b006'] } }] },
      },
    ])
    expect(dataOfAnswers(pruned.queries)).toEqual({ b005: { x: [1] } })
    expect(pruned.start).not.toBeNull()
    expect(liveTypes(pruned)).toEqual(new Set(['section', 'tabs']))
  })

  it('leaves null for a block that the server has skipped', () => {
    const pruned = pruneState(state([block('b001', 'text'), block('bad1', 'tabs')]), { ...pruning, skipped: new Set(['bad1']) })
    expect(pruned.blocks).toEqual(['b001', null])
  })

  it('sends only the site data that the blocks of a page read, and all with those of the shell', () => {
    const parameters = [
      { type: 'REPEAT_ANIMATION', value: true },
      { type: 'COMPANY_PHONE', value: '+33199003700' },
      { type: 'SHIPPING_MESSAGE', value: null },
    ] as const
    const site = {
      id: 37,
      name: 'Greffe & Plume',
      isECommerce: false,
      menu: [{ id: 1 }],
      logos: [{ id: 1 }],
      fonts: [{ family: 'Fraunces' }],
      ownFonts: [],
    }
    const start = { site: site as never, parameters }
    const living = { ...pruning, interactive: new Set(['carousel']) }
    const carousel = block('b005', 'carousel')
    expect(pruneState({ ...state([carousel]), start }, living).start).toEqual({
      site: { id: 37, name: 'Greffe & Plume', isECommerce: false },
      parameters: [{ type: 'REPEAT_ANIMATION', value: true }],
    })
    const regions = { ...NO_REGIONS, footer: [block('foot', 'footer', [carousel])] }
    expect(pruneState({ ...state([]), regions, start }, living).start).toEqual({ site, parameters: parameters.slice(0, 2) })
  })

  it('retains the site for an error page, which links to its menu', () => {
    expect(pruneState({ ...state([]), error: { status: 404, title: null } }, pruning).start).not.toBeNull()
  })
})

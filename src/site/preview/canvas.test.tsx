// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import { interactiveTypes } from '#schemas/generated/block-types.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { RenderProvider, useIsPageTitle, useOutline, usePage } from '#renderer/context.ts'
import { renderBlocks } from '#renderer/render-blocks.tsx'
import { viewMap, type BlockView, type BlockViewProps } from '#renderer/view.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { canvasState, openCanvas, type CanvasStage } from '#tests/support/blocks/canvas-stage.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { createCanvasApi } from './canvas-api.ts'
import type { Canvas } from './canvas-model.ts'
import { CanvasPage } from './CanvasPage.tsx'

standInForBrowser()

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const renders: string[] = []

/** A view that counts its renders, round what is in its slots. */
const counted = (own: (props: BlockViewProps<Record<string, Json>>) => ReactNode): BlockView => {
  const View = (props: BlockViewProps<Record<string, Json>>) => {
    renders.push(props.id)
    return (
      <>
        {own(props)}
        {Object.values(props.slots)}
      </>
    )
  }
  return View as BlockView
}

function Title({ id, props }: Pick<BlockViewProps<Record<string, Json>>, 'id' | 'props'>) {
  const Tag = useIsPageTitle(id) ? 'h1' : 'h2'
  if (props['text'] === 'boum') throw new Error('a view that throws')
  return <Tag>{JSON.stringify(props['text'])}</Tag>
}
const views: Readonly<Record<string, BlockView>> = {
  heading: counted(Title),
  section: counted(({ props }) => <p>{JSON.stringify(props['title'])}</p>),
  columns: counted(() => null),
  breadcrumbs: counted(function Way() {
    return <p>{usePage().title}</p>
  }),
  'table-of-contents': counted(function Contents() {
    return <nav>{useOutline().length}</nav>
  }),
}

const heading = (id: string, level = 2, more: Partial<Block> = {}): Block => {
  return { id, type: 'heading', v: 1, props: { text: id, level }, ...more }
}
const section = (id: string, content: Block[]): Block => ({ id, type: 'section', v: 1, props: { title: id }, slots: { content } })

/** Runs an act until React has drawn its changes, and returns its answer. */
function acted<Answer>(run: () => Answer): Answer {
  const answers: Answer[] = []
  act(() => void answers.push(run()))
  return answers[0] as Answer
}

function stage(blocks: readonly Block[], options: Partial<CanvasStage> = {}) {
  const onGap = vi.fn()
  const canvas = openCanvas(blocks, { registry, views, ...options })
  const api = createCanvasApi(canvas, { onGap, onShown: () => undefined })
  const container = document.createElement('div')
  const root = createRoot(container, { onCaughtError: () => undefined })
  act(() => root.render(<CanvasPage canvas={canvas} text={text} />))
  renders.splice(0)
  let seq = 0
  const apply = (...operations: Operation[]) => {
    const answer = acted(() => api.apply({ seq: (seq += 1), operations }))
    return { answer, rendered: renders.splice(0) }
  }
  return { canvas, api, container, apply, onGap }
}

const set = (id: string, pointer: string, value: Json): Operation => ({ op: 'set', id, pointer, value })
/** A page of 600 blocks in sections of sections. */
const large = () =>
  Array.from({ length: 50 }, (_, row) =>
    section(
      `row${row}`,
      Array.from({ length: 11 }, (_each, at) => heading(`r${row}c${at}`)),
    ),
  )

describe('an edit of one block', () => {
  it('renders its view alone, among 600 blocks', () => {
    const { apply, container } = stage(large())
    expect(apply(set('r20c3', '/text', 'Neuf')).rendered).toEqual(['r20c3'])
    expect(apply(set('row7', '/title', 'Rang')).rendered).toEqual(['row7'])
    expect(container.querySelector('[data-block=r20c3]')?.textContent).toBe('"Neuf"')
  })

  it('renders two views when the outline changes or the page’s title goes to another block', () => {
    const contents: Block = { id: 'toc1', type: 'table-of-contents', v: 1, props: {} }
    const { apply, container } = stage([contents, heading('premier', 1), heading('second', 1), heading('trois')])
    expect(apply(set('trois', '/anchor', 'place')).rendered.toSorted()).toEqual(['toc1', 'trois'])
    expect(apply(set('premier', '/level', 2)).rendered.toSorted()).toEqual(['premier', 'second'])
    expect(container.querySelectorAll('h1')).toHaveLength(1)
  })

  it('renders the parent alone when a block goes, and the new block with its parent', () => {
    const { apply, container } = stage(large())
    expect(apply({ op: 'remove', id: 'r3c3' }).rendered).toEqual(['row3'])
    const at = { in: { parent: 'row3', slot: 'content' }, after: 'r3c2', before: null }
    expect(apply({ op: 'insert', block: heading('neuf'), at }).rendered).toEqual(['row3', 'neuf'])
    expect(container.textContent).toContain('neuf')
  })

  it('leaves the objects of the one who calls', () => {
    const { apply, canvas } = stage([heading('un')])
    const value = { id: 4 }
    apply(set('un', '/media', value))
    const stored = canvas.document().regions['main']?.[0]?.props['media']
    expect(stored).toEqual(value)
    expect(stored).not.toBe(value)
  })

  it('shows the head’s title where no block holds it', () => {
    const { apply, container } = stage([section('row1', [])])
    apply({ op: 'head', pointer: '/title', value: 'Nouveau titre' })
    expect(container.querySelector('h1')?.textContent).toBe('Nouveau titre')
  })

  it('hands the head’s title to the views that show it only once typing pauses', () => {
    const { apply, canvas, container } = stage([{ id: 'fil', type: 'breadcrumbs', v: 1, props: {} }, heading('un')])
    expect(apply({ op: 'head', pointer: '/title', value: 'Nouveau titre' }).rendered).toEqual([])
    act(() => canvas.tellTitle())
    expect(container.querySelector('[data-block=fil]')?.textContent).toBe('Nouveau titre')
  })
})

describe('apply', () => {
  it('asks for the whole document after a replayed or skipped batch, and changes nothing', () => {
    const { api, canvas, onGap } = stage([heading('un')])
    const batch = { seq: 1, operations: [set('un', '/text', 'Un')] }
    expect(acted(() => api.apply(batch))).toMatchObject({ seq: 1, isGap: false })
    const before = canvas.document()
    for (const seq of [1, 3, 0, -1, Number.NaN])
      expect(acted(() => api.apply({ seq, operations: [set('un', '/text', 'Faux')] }))).toMatchObject({ seq: 1, isGap: true })
    expect(canvas.document()).toBe(before)
    expect(onGap.mock.calls).toEqual([[2], [2], [2], [2], [2]])
  })

  it('takes nothing of a batch with an operation that cannot be done', () => {
    const { apply, canvas, onGap } = stage([heading('un')])
    const before = canvas.document()
    expect(apply(set('un', '/text', 'Deux'), { op: 'remove', id: 'absent' }).answer.isGap).toBe(true)
    expect([canvas.document(), onGap.mock.calls]).toEqual([before, [[1]]])
  })

  it('applies batches again after the whole document was opened', () => {
    const { api, container, canvas } = stage([heading('un')])
    const other = { ...canvas.document(), regions: { main: [heading('deux')] } }
    acted(() => api.open({ seq: 40, document: other }))
    expect(container.textContent).toContain('deux')
    expect(draftHash(canvas.document())).toBe(draftHash(other))
    expect(acted(() => api.apply({ seq: 41, operations: [set('deux', '/text', 'Suite')] })).isGap).toBe(false)
  })

  it('answers the findings about half-filled blocks, with the pointers', () => {
    const { apply } = stage([heading('un')])
    expect(apply(set('un', '/text', '')).answer.problems).toMatchObject([
      { blockId: 'un', code: 'PROPS_INVALID', leftOut: true, faults: [{ pointer: '/text' }] },
    ])
  })
})

describe('a shell that is edited', () => {
  const regions = { topBar: [], footer: [heading('pied'), section('rang', [heading('fin')])] }

  it('renders the edited block of a region alone, and never the page around it', () => {
    const { apply, container } = stage([heading('page', 1)], { regions })
    expect(apply(set('fin', '/text', 'Neuf')).rendered).toEqual(['fin'])
    expect(container.querySelector('[data-region=footer] [data-block=fin]')?.textContent).toBe('"Neuf"')
    expect(container.querySelector('main [data-block=page] h1')).not.toBeNull()
    expect(apply(set('page', '/text', 'Autre')).answer.isGap).toBe(true)
  })

  it('has a place in an empty region until it holds a block, and none where places are not drawn', () => {
    const { apply, canvas, container } = stage([], { regions, look: { showsHidden: true, showsSlots: true } })
    const place = () => container.querySelector('[data-canvas-region=topBar]')
    expect(place()?.getAttribute('aria-label')).toBe('Ajouter un élément, Bandeau du haut')
    act(() => canvas.look({ showsHidden: true, showsSlots: false }))
    expect(place()).toBeNull()
    act(() => canvas.look({ showsHidden: true, showsSlots: true }))
    apply({ op: 'move', id: 'pied', to: { in: { region: 'topBar' }, after: null, before: null } })
    expect([place(), container.querySelector('[data-region=topBar] [data-block=pied]') === null]).toEqual([null, false])
  })

  it('answers the findings of all regions', () => {
    const { apply } = stage([], { regions })
    expect(apply(set('fin', '/text', '')).answer.problems).toMatchObject([{ blockId: 'fin', code: 'PROPS_INVALID' }])
  })
})

describe('a page without blocks', () => {
  it('offers to begin with an element or a model until it holds a block, and nothing to readers', () => {
    const { apply, canvas, container } = stage([], { look: { showsHidden: true, showsSlots: true } })
    const ways = () => [...container.querySelectorAll('[data-canvas-start][data-style]')].map(({ textContent }) => textContent)
    expect(ways()).toEqual(['Ajouter un élément', 'Partir d’un modèle'])
    act(() => canvas.look({ showsHidden: true, showsSlots: false }))
    expect(ways()).toEqual([])
    act(() => canvas.look({ showsHidden: true, showsSlots: true }))
    apply({ op: 'insert', block: heading('un'), at: { in: { region: 'main' }, after: null, before: null } })
    expect(ways()).toEqual([])
  })
})

describe('a view that throws', () => {
  it('becomes a card, leaves its neighbours, and is drawn again after its next edit', () => {
    const onBroken = vi.fn()
    const { apply, container } = stage([section('row1', [heading('un'), heading('deux')])], { onBroken })
    apply(set('un', '/text', 'boum'))
    expect(onBroken.mock.calls).toEqual([['un', 'Error: a view that throws']])
    expect(container.querySelector('[data-block=un] .canvas-card')).not.toBeNull()
    expect(container.textContent).toContain('deux')
    apply(set('un', '/text', 'Sain'))
    expect(container.querySelector('[data-block=un]')?.textContent).toBe('"Sain"')
  })

  it('that failed on the server is a card, and so is a block of an unknown type', () => {
    const { container } = stage([heading('un'), { id: 'venu', type: 'jamais-vu', v: 1, props: {} }], { broken: ['un'] })
    const codes = [...container.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'))
    expect(codes).toEqual(['RENDER_FAILED', 'UNKNOWN_TYPE'])
    expect(container.querySelector('[data-block=venu] p')?.textContent).toBe('Le type d’élément «\u202fjamais-vu\u202f» n’existe pas ici.')
    const acts = [...container.querySelectorAll('[data-block=venu] button')].map((button) => button.textContent)
    expect(acts).toEqual(['Corriger', 'Changer de type', 'Supprimer'])
  })
})

describe('a block with values that do not fit', () => {
  const card = (container: Element) => container.querySelector('[data-block=un] .canvas-card')

  it('is a card with the names of its fields for a value of another shape, until it is mended', () => {
    const { apply, container } = stage([heading('un'), heading('deux')])
    apply(set('un', '/level', 'haut'))
    expect(card(container)?.textContent).toContain('Des valeurs de cet élément manquent ou ne conviennent pas.')
    expect([...(card(container)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(['Niveau du titre'])
    expect(container.textContent).toContain('deux')
    apply(set('un', '/level', 2))
    expect([card(container), container.querySelector('[data-block=un]')?.textContent]).toEqual([null, '"un"'])
  })

  it('is a card where its view shows nothing, and what its view shows else', () => {
    const { apply, container } = stage([heading('un')])
    apply(set('un', '/text', ''))
    expect(container.querySelector('[data-block=un]')?.textContent).toBe('""')
    expect(card(container)).toBeNull()
  })

  it('has the elements of before without a value and while its texts are looked for', () => {
    const { apply, container, canvas } = stage([heading('un')])
    const title = () => container.querySelector('[data-block=un] h2')
    const before = title()
    apply(set('un', '/text', ''))
    const without = title()
    act(() => canvas.marks.change('un', { probe: { text: 'x', level: 2 } }))
    const probed = title()
    act(() => canvas.marks.change('un', { probe: null }))
    const after = title()
    apply(set('un', '/text', 'Un'))
    expect([without, probed, after, title()].map((element) => element === before)).toEqual([true, true, true, true])
  })
})

it('draws a card in the place of a shared section that is missing, and tells the composer', () => {
  const place = { id: 'lieu', type: 'shared-section', v: 1, props: { section: 9 } }
  const { container, canvas } = stage([heading('un'), place], { sections: new Map() })
  const card = container.querySelector('[data-block=lieu][data-card=SECTION_MISSING]')
  expect(card?.textContent).toContain('les visiteurs ne voient rien ici')
  expect(canvas.problems()).toMatchObject([{ blockId: 'lieu', code: 'SECTION_MISSING', leftOut: true }])
})

describe('a block with a picture that is gone', () => {
  const look = { showsHidden: true, showsSlots: true }
  const item = (id: number) => ({ image: { id } })
  const examples: readonly (Pick<Block, 'type' | 'v' | 'props'> & { readonly pointer: string; readonly sentence: string })[] = [
    { type: 'image', v: 1, props: { image: { id: 99 } }, pointer: '/image', sentence: 'Cette image n’est plus' },
    {
      type: 'carousel',
      v: 1,
      props: { label: 'Le mas', slides: [item(1), item(99)] },
      pointer: '/slides/1/image',
      sentence: 'Cette image n’est plus',
    },
    {
      type: 'gallery',
      v: 1,
      props: { items: [item(1), item(98), item(99)] },
      pointer: '/items/1/image',
      sentence: '2 images ne sont plus',
    },
    { type: 'hero', v: 2, props: { title: 'Le mas', image: { id: 99 } }, pointer: '/image', sentence: 'Cette image n’est plus' },
  ]

  it.each(examples)('of type $type has a card with « $sentence » that leads to $pointer', ({ type, v, props, pointer, sentence }) => {
    const { container, canvas } = stage([{ id: 'a', type, v, props }], { views: serverViews, look })
    const card = () => container.querySelector('[data-block=a] > .canvas-gone')
    expect([card()?.textContent, card()?.querySelector('button')?.dataset['canvasPicture']]).toEqual([
      expect.stringContaining(sentence),
      pointer,
    ])
    // A block that waits for its data may wait for the picture.
    act(() => canvas.marks.change('a', { isBusy: true }))
    expect(card()).toBeNull()
    act(() => canvas.marks.change('a', { isBusy: false }))
    const image = canvas.media.get(1)
    for (const id of [98, 99]) if (image) canvas.media.set(id, { ...image, id })
    act(() => canvas.marks.touch('a'))
    expect([card(), container.querySelector('[data-block=a] img') !== null]).toEqual([null, true])
  })

  it('is drawn for readers as visitors get it', () => {
    const block = { id: 'a', type: 'image', v: 1, props: { image: { id: 99 } } }
    const { container, canvas } = stage([block], { views: serverViews, look })
    act(() => canvas.look({ showsHidden: false, showsSlots: false }))
    expect(container.querySelector('.canvas-gone')).toBeNull()
  })
})

describe('a block that lacks required pictures', () => {
  const look = { showsHidden: true, showsSlots: true }
  const examples: readonly (Pick<Block, 'type' | 'props'> & { readonly pointer: string; readonly sentence: string })[] = [
    { type: 'image', props: { rounded: true }, pointer: '/image', sentence: 'Aucune image n’est choisie.' },
    { type: 'gallery', props: { items: [{}, {}, {}] }, pointer: '/items/0/image', sentence: '3 images restent à choisir.' },
    { type: 'carousel', props: { label: 'Le mas', slides: [{}, {}] }, pointer: '/slides/0/image', sentence: '2 images restent à choisir.' },
    {
      type: 'logo-wall',
      props: { items: [{ name: 'Un', image: { id: 1 } }, { name: 'Deux' }] },
      pointer: '/items/1/image',
      sentence: 'Une image reste à choisir.',
    },
  ]
  const card = (container: Element) => container.querySelector('[data-block=a] .canvas-card')

  it.each(examples)('of type $type has a card « $sentence » whose button leads to $pointer', ({ type, props, pointer, sentence }) => {
    const { container, canvas } = stage([{ id: 'a', type, v: 1, props }], { views: serverViews, look })
    const buttons = [...container.querySelectorAll<HTMLElement>('[data-block=a] .canvas-card button')]
    expect([card(container)?.querySelector('p')?.textContent, buttons.map(({ dataset }) => dataset['canvasPicture'])]).toEqual([
      sentence,
      [pointer],
    ])
    expect(canvas.problems()).toMatchObject([{ blockId: 'a', code: 'PROPS_INVALID', leftOut: true }])
  })

  it('has no card once its picture is chosen', () => {
    const { container, apply } = stage([{ id: 'a', type: 'image', v: 1, props: {} }], { views: serverViews, look })
    apply(set('a', '/image', { id: 1 }))
    expect([card(container), container.querySelector('[data-block=a] img') !== null]).toEqual([null, true])
  })

  it('and another value has the card with all faulty fields', () => {
    const { container } = stage([{ id: 'a', type: 'image', v: 1, props: { ratio: 'rond' } }], { views: serverViews, look })
    expect([...container.querySelectorAll('[data-block=a] li')].map(({ textContent }) => textContent)).toEqual(['Image', 'Proportions'])
  })
})

describe('what visitors do not see', () => {
  const later = { audience: 'all', screens: ['mobile', 'desktop'], from: '2099-01-01T00:00:00Z', until: null } as const
  const hidden = heading('tard', 1, { visibility: { ...later, screens: [...later.screens] } })

  it('is drawn with its reason, and is not the page’s title', () => {
    const { container } = stage([hidden, heading('un', 1)])
    expect(container.querySelector('[data-block=tard]')?.getAttribute('data-left-out')).toBe('Visible plus tard')
    expect(container.querySelector('h1')?.textContent).toBe('"un"')
  })

  it.each([
    ['2026-11-28T21:04:07.120Z', 'Caché le 28 novembre 2026 à 22\u00a0h\u00a004'],
    ['2026-11-28T21:04:00.000Z', 'N’est plus visible'],
  ])('says of an end at %s « %s »', (until, words) => {
    const visibility = { ...later, screens: [...later.screens], from: null, until }
    const { container } = stage([heading('vieux', 2, { visibility })], { now: Date.parse('2027-01-02T08:00:00Z') })
    expect(container.querySelector('[data-block=vieux]')?.getAttribute('data-left-out')).toBe(words)
  })

  it('is found for a list without items, once its data has come', () => {
    const { canvas } = stage([heading('un', 1), heading('liste', 2)])
    canvas.data.set('liste', { list: { blogs: [], total: 0 } })
    expect(canvas.problems()).toContainEqual({ blockId: 'liste', code: 'NO_ITEMS', leftOut: false, faults: [] })
    canvas.data.set('liste', { list: { blogs: [{}], total: 1 } })
    expect(canvas.problems()).toEqual([])
  })

  it('goes and comes by the look, with the places of empty slots', () => {
    const { canvas, container } = stage([hidden, section('row1', [])])
    const look = (showsHidden: boolean, showsSlots: boolean) => {
      act(() => canvas.look({ showsHidden, showsSlots }))
      return [container.querySelectorAll('[data-left-out]').length, container.querySelectorAll('[data-canvas-slot]').length]
    }
    expect(look(false, false)).toEqual([0, 0])
    expect(look(true, true)).toEqual([1, 1])
  })

  it('is what the reader of the view does not see at its moment, and no other block', () => {
    const hiddenFor = (id: string, audience: 'visitors' | 'members') =>
      heading(id, 2, { visibility: { audience, screens: ['mobile', 'desktop'], from: null, until: null } })
    const blocks = [hidden, hiddenFor('membres', 'members'), hiddenFor('passants', 'visitors')]
    const leftOut = (view: Pick<CanvasStage, 'audience' | 'now'>) =>
      [...stage(blocks, view).container.querySelectorAll('[data-left-out]')].map((block) => block.getAttribute('data-block'))
    expect(leftOut({})).toEqual(['tard', 'membres'])
    expect(leftOut({ audience: 'members' })).toEqual(['tard', 'passants'])
    expect(leftOut({ audience: 'members', now: Date.parse('2099-01-02T00:00:00Z') })).toEqual(['passants'])
  })

  const holding = examplesOfCatalogue().filter(({ block }) => (registry.types.get(block.type)?.slots.size ?? 0) > 0)
  it.each(holding)('has a button in each empty slot that is drawn for the example « $name » of $block.type', ({ block }) => {
    for (const given of [block, { ...block, slots: {} }]) {
      const { container } = stage([given], { views: serverViews, look: { showsHidden: true, showsSlots: true } })
      const buttons = container.querySelectorAll(`button[data-canvas-parent="${block.id}"]`)
      const empty = drawnSlots(registry, block).filter(({ name }) => !given.slots?.[name])
      expect([...buttons].map((button) => button.getAttribute('data-canvas-slot'))).toEqual(empty.map(({ name }) => name))
      expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual(
        empty.map(({ label }) => `Ajouter un élément, ${label}`),
      )
    }
  })
})

describe('the HTML of the canvas', () => {
  const publicHtml = (canvas: Canvas) =>
    renderToString(
      <TextProvider text={text}>
        <RenderProvider value={canvas.context.get()} document={canvas.facts}>
          {renderBlocks(canvas.ready().blocks, { views: viewMap(serverViews), interactive: interactiveTypes, data: canvas.data })}
        </RenderProvider>
      </TextProvider>,
    )
  // React puts what is fetched early before all that it has drawn.
  const withoutIds = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '').replaceAll(/_R_[a-z0-9]*_/g, '_R_')

  it.each(examplesOfCatalogue())('is that of visitors for the example « $name » of $block.type', ({ block }) => {
    const canvas = openCanvas([block], { registry, views: serverViews, look: { showsHidden: false, showsSlots: false } })
    const html = renderToString(<CanvasPage canvas={canvas} text={text} />)
    expect(withoutIds(html)).toContain(withoutIds(publicHtml(canvas)))
  })

  it('is taken over by the browser without a difference', () => {
    const blocks = examplesOfCatalogue().map(({ block }, index) => ({ ...block, id: `bloc-${index}` }))
    const options = { registry, views: serverViews }
    const container = document.createElement('div')
    container.innerHTML = renderToString(<CanvasPage canvas={openCanvas(blocks, options)} text={text} />)
    const onRecoverableError = vi.fn()
    act(() => void hydrateRoot(container, <CanvasPage canvas={openCanvas(blocks, options)} text={text} />, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('shows an edit that comes before the browser has taken it over', () => {
    const blocks: Block[] = [
      { id: 'texte', type: 'text', v: 1, props: { html: '<p>Avant</p>' } },
      { id: 'questions', type: 'faq', v: 1, props: { title: 'Avant', level: 2, items: [{ question: 'Avant ?', answer: '<p>Avant</p>' }] } },
    ]
    const options = { registry, views: serverViews }
    const container = document.createElement('div')
    container.innerHTML = renderToString(<CanvasPage canvas={openCanvas(blocks, options)} text={text} />)
    const canvas = openCanvas(blocks, options)
    const onRecoverableError = vi.fn()
    act(() => {
      hydrateRoot(container, <CanvasPage canvas={canvas} text={text} />, { onRecoverableError })
      const after = JSON.parse(JSON.stringify(canvas.document()).replaceAll('Avant', 'Après')) as ReturnType<typeof canvas.document>
      canvas.show(after)
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.textContent).toContain('Après')
    expect(container.textContent).not.toContain('Avant')
  })

  it('comes from the same state in both places', () => expect(JSON.parse(JSON.stringify(canvasState([])))).toEqual(canvasState([])))
})

// @vitest-environment jsdom
import { act, memo } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patchBlocks, type BlockPatch } from '#engine/document/patch-blocks.ts'
import { freedAnchors } from '#engine/validation/unique-anchors.ts'
import type { Block } from '#schemas/generated/content.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { RenderProvider, useIsPageTitle, useOutline } from './context.ts'
import { createDocumentStore, documentFacts } from './document-store.ts'
import { useBlockNode, useRegionNodes } from './hooks/use-block-node.ts'
import { titleBlocksOf } from './html/title-blocks.ts'
import { createNodeStore, type NodeStore } from './node-store.ts'
import { renderBlocks, renderWithSlots, type RenderInput } from './render-blocks.tsx'
import { viewMap, type BlockViewProps } from './view.ts'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => void vi.unstubAllGlobals())

const renders: string[] = []

function Heading({ id, props }: BlockViewProps<{ text: string; level: number; anchor?: string }>) {
  renders.push(id)
  const Tag = useIsPageTitle(id) && props.level === 1 ? 'h1' : 'h2'
  return <Tag id={props.anchor}>{props.text}</Tag>
}
function Section({ id, slots }: BlockViewProps<object>) {
  renders.push(id)
  return <section>{slots['content']}</section>
}
function Contents({ id }: BlockViewProps<object>) {
  renders.push(id)
  return (
    <nav>
      {useOutline()
        .map(({ text, anchor }) => `${text}#${anchor}`)
        .join()}
    </nav>
  )
}

const base: RenderInput = {
  views: viewMap({ heading: Heading, section: Section, 'table-of-contents': Contents, tabs: Section }),
  interactive: new Set(['tabs']),
  data: new Map(),
}
const heading = (id: string, level: number, more: Block['props'] = {}): Block => {
  return { id, type: 'heading', v: 1, props: { text: id, level, ...more } }
}
const section = (id: string, content: Block[], type = 'section'): Block => ({ id, type, v: 1, props: {}, slots: { content } })

/** A page of 1,000 blocks: a table of contents, two titles and 83 sections of twelve blocks, nested. */
function largePage(): Block[] {
  const rows = Array.from({ length: 83 }, (_, row) => {
    const texts = Array.from({ length: 10 }, (_each, index) => heading(`r${row}c${index}`, 2))
    return section(`row${row}`, [section(`in${row}`, texts, row % 2 === 0 ? 'section' : 'tabs')])
  })
  const lead = [{ id: 'toc1', type: 'table-of-contents', v: 1, props: {} }, heading('title1', 1, { anchor: 'title' }), heading('title2', 1)]
  return [...lead, ...rows, heading('last', 2)]
}

const factsOf = (blocks: Block[]) => documentFacts({ blocks, titleBlocks: titleBlocksOf(blocks), freedAnchors: freedAnchors([blocks]) })

/** An editor in small: it holds the document and takes patches. */
function openEditor(blocks: Block[]) {
  let now = blocks
  const store = createNodeStore({ content: blocks })
  const facts = createDocumentStore(factsOf(blocks))
  const input: RenderInput = { ...base, renderNode: (id) => <EditNode key={id} store={store} id={id} /> }
  const EditNode = memo(function BlockEditNode({ store: nodes, id }: { readonly store: NodeStore; readonly id: string }) {
    const edited = useBlockNode(nodes, id, input)
    return edited && renderWithSlots(edited.block, edited.slots, input)
  })
  const Page = () => useRegionNodes(store, 'content', input)
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() =>
    root.render(
      <RenderProvider value={testContext} document={facts}>
        <Page />
      </RenderProvider>,
    ),
  )
  renders.splice(0)
  const edit = (...patches: BlockPatch[]) => {
    now = patchBlocks(now, patches)
    act(() => {
      store.update({ content: now })
      facts.update(factsOf(now))
    })
    return renders.splice(0)
  }
  return { edit, container, blocks: () => now, store }
}

/** The page as visitors get it. */
const publicHtml = (blocks: Block[]) =>
  renderToStaticMarkup(
    <RenderProvider value={testContext} document={createDocumentStore(factsOf(blocks))}>
      {renderBlocks(blocks, base)}
    </RenderProvider>,
  )

const count = (blocks: readonly Block[]): number => blocks.reduce((sum, { slots = {} }) => sum + 1 + count(Object.values(slots).flat()), 0)

describe('a page of 1,000 blocks in an editor', () => {
  const page = largePage()

  it('renders one view for a change of one block’s props', () => {
    expect(count(page)).toBe(1000)
    const { edit, container } = openEditor(page)
    expect(edit({ op: 'set-props', id: 'r40c3', props: { text: 'Changed', level: 2 } })).toEqual(['r40c3'])
    expect(edit({ op: 'set-props', id: 'r41c3', props: { text: 'In tabs', level: 2 } })).toEqual(['r41c3'])
    expect(edit({ op: 'set-props', id: 'in40', props: { tone: 'muted' } })).toEqual(['in40'])
    expect(container.querySelector('[data-block=r40c3]')?.textContent).toBe('Changed')
  })

  it('renders nothing for an update with the same document', () => {
    const { edit } = openEditor(page)
    expect(edit()).toEqual([])
  })

  it('renders the parent alone when its list of children changes', () => {
    const { edit } = openEditor(page)
    expect(edit({ op: 'remove', id: 'r40c3' })).toEqual(['in40'])
    expect(edit({ op: 'move', id: 'r40c9', to: { parent: 'in40', slot: 'content', index: 0 } })).toEqual(['in40'])
    const added = { op: 'insert', block: heading('new1', 2), at: { parent: 'in40', slot: 'content', index: 1 } } as const
    expect(edit(added)).toEqual(['in40', 'new1'])
  })

  it('renders no view but the moved one when the page’s own list changes', () => {
    const { edit } = openEditor(page)
    expect(edit({ op: 'move', id: 'row7', to: { parent: null, slot: '', index: 0 } })).toEqual([])
    expect(edit({ op: 'remove', id: 'row8' })).toEqual([])
  })

  it('renders two views for a change of the first title, by the outline or by the next title', () => {
    const { edit, container } = openEditor(page)
    expect(edit({ op: 'set-props', id: 'title1', props: { text: 'Hello', level: 1, anchor: 'title' } })).toEqual(['title1'])
    expect(edit({ op: 'set-props', id: 'title1', props: { text: 'Hello', level: 2, anchor: 'title' } }).toSorted()).toEqual([
      'title1',
      'title2',
      'toc1',
    ])
    expect(container.querySelector('h1')?.textContent).toBe('title2')
    expect(edit({ op: 'set-props', id: 'title1', props: { text: 'Again', level: 2, anchor: 'title' } }).toSorted()).toEqual([
      'title1',
      'toc1',
    ])
  })

  it('renders the two views whose anchors meet', () => {
    const { edit, container } = openEditor(page)
    expect(edit({ op: 'set-props', id: 'r2c1', props: { text: 'One', level: 2, anchor: 'place' } }).toSorted()).toEqual(['r2c1', 'toc1'])
    edit({ op: 'set-props', id: 'r0c1', props: { text: 'Two', level: 2, anchor: 'other' } })
    const met = edit({ op: 'set-props', id: 'r0c1', props: { text: 'Two', level: 2, anchor: 'place' } })
    expect(met.toSorted()).toEqual(['r0c1', 'r2c1', 'toc1'])
    expect(container.querySelector('[data-block=r2c1] h2')?.id).toBe('ancre1-place')
  })

  it('makes the HTML of the public page after each kind of edit', () => {
    const { edit, container, blocks } = openEditor(page)
    expect(container.innerHTML).toBe(publicHtml(page))
    edit({ op: 'remove', id: 'r3c3' })
    edit({ op: 'move', id: 'row9', to: { parent: null, slot: '', index: 2 } })
    edit({ op: 'set-visibility', id: 'row5', visibility: { audience: 'all', screens: ['mobile'], from: null, until: null } })
    edit({ op: 'set-props', id: 'title1', props: { text: 'Other', level: 2 } })
    expect(container.innerHTML).toBe(publicHtml(blocks()))
  })
})

describe('createNodeStore', () => {
  it('forgets a removed block with its children and takes it back', () => {
    const { edit, store, container } = openEditor([section('aaaa', [heading('bbbb', 2)]), heading('cccc', 2)])
    edit({ op: 'remove', id: 'aaaa' })
    expect([store.node('aaaa'), store.node('bbbb'), store.region('content')]).toEqual([null, null, ['cccc']])
    edit({ op: 'insert', block: section('aaaa', [heading('bbbb', 2)]), at: { parent: null, slot: '', index: 1 } })
    expect(container.textContent).toBe('ccccbbbb')
  })

  it('follows a block that moves into another slot', () => {
    const { edit, container } = openEditor([section('aaaa', [heading('bbbb', 2)]), section('cccc', [])])
    edit({ op: 'move', id: 'bbbb', to: { parent: 'cccc', slot: 'content', index: 0 } })
    expect(container.querySelector('[data-block=cccc] [data-block=bbbb]')).not.toBeNull()
    edit({ op: 'move', id: 'cccc', to: { parent: 'aaaa', slot: 'content', index: 0 } })
    expect(container.querySelector('[data-block=aaaa] [data-block=cccc] [data-block=bbbb]')).not.toBeNull()
  })

  it('wakes a region alone when one of several changes', () => {
    const store = createNodeStore({ top: [heading('aaaa', 2)], bottom: [] })
    const woken: string[] = []
    for (const name of ['top', 'bottom']) store.subscribeRegion(name, () => woken.push(name))
    const leave = store.subscribeNode('aaaa', () => woken.push('aaaa'))
    store.update({ top: [heading('aaaa', 2)], bottom: [heading('bbbb', 2)] })
    leave()
    store.update({ top: [], bottom: [heading('bbbb', 2)] })
    expect(woken).toEqual(['bottom', 'aaaa', 'top'])
  })
})

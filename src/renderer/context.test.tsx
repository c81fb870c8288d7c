// @vitest-environment jsdom
import { act, memo } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { RenderProvider, useIsFirst, useIsPageTitle, useOutline } from './context.ts'
import { constantDocument, createDocumentStore, documentFacts, type DocumentStore } from './document-store.ts'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => void vi.unstubAllGlobals())

const renders: string[] = []
const Title = memo(function TitleView({ id }: { readonly id: string }) {
  renders.push(id)
  return useIsPageTitle(id) ? <h1>{id}</h1> : <h2>{id}</h2>
})
const Contents = memo(function ContentsView() {
  renders.push('contents')
  return useOutline().map(({ text }) => text)
})
const First = memo(function FirstView({ id }: { readonly id: string }) {
  renders.push(id)
  return <p>{useIsFirst('note', id) ? 'first' : 'later'}</p>
})

const page = (store: DocumentStore) => (
  <RenderProvider value={testContext} document={store}>
    <Title id="aaaa" />
    <Title id="bbbb" />
    <Title id="cccc" />
    <Contents />
    <First id="dddd" />
  </RenderProvider>
)
const section = (title: string) => ({ id: 'part', type: 'section', v: 1, props: { title, anchor: 'part' } })
const note = { id: 'dddd', type: 'note', v: 1, props: {} }

function mount(store: DocumentStore): HTMLElement {
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(page(store)))
  renders.splice(0)
  return container
}

describe('the facts of a document', () => {
  it('wake the two views between which the title moves, and no other', () => {
    const store = createDocumentStore(documentFacts({ blocks: [], titleBlocks: ['aaaa'] }))
    const container = mount(store)
    act(() => store.update(documentFacts({ blocks: [], titleBlocks: ['cccc'] })))
    expect(renders.toSorted()).toEqual(['aaaa', 'cccc'])
    expect(container.querySelector('h1')?.textContent).toBe('cccc')
  })

  it('wake the view that reads the outline when an entry changes, and no other', () => {
    const store = createDocumentStore(documentFacts({ blocks: [section('One')] }))
    mount(store)
    act(() => store.update(documentFacts({ blocks: [section('Two')] })))
    expect(renders).toEqual(['contents'])
  })

  it('wake the view that stops being the first of its type, and no other', () => {
    const store = createDocumentStore(documentFacts({ blocks: [note] }))
    const container = mount(store)
    act(() => store.update(documentFacts({ blocks: [{ ...note, id: 'zzzz' }, note] })))
    expect(renders).toEqual(['dddd'])
    expect(container.textContent).toContain('later')
  })

  it('let a page hydrate without a second render', () => {
    const store = constantDocument(documentFacts({ blocks: [section('One')], titleBlocks: ['bbbb'] }))
    const container = document.createElement('div')
    container.innerHTML = renderToString(page(store))
    const html = container.innerHTML
    renders.splice(0)
    const onRecoverableError = vi.fn()
    act(() => void hydrateRoot(container, page(store), { onRecoverableError }))
    expect(renders).toEqual(['aaaa', 'bbbb', 'cccc', 'contents', 'dddd'])
    expect([container.innerHTML, onRecoverableError.mock.calls]).toEqual([html, []])
  })
})

describe('a page without a document', () => {
  it('makes each title an h1', () => {
    const html = renderToString(
      <RenderProvider value={testContext}>
        <Title id="aaaa" />
        <Title id="bbbb" />
      </RenderProvider>,
    )
    expect(html).toBe('<h1>aaaa</h1><h1>bbbb</h1>')
  })
})

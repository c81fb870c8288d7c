// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { CanvasPage } from '#site/preview/CanvasPage.tsx'
import { findTexts, type FoundText } from './find-texts.ts'
import { freeMarks } from './marks.ts'

standInForBrowser()

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const sightOf = (words: Text | HTMLElement) =>
  (words instanceof Text ? words.parentElement : words)?.closest('noscript, [aria-hidden="true"]') ? 'unseen' : 'seen'

function textNodes(page: Node): Set<Node> {
  const nodes = new Set<Node>()
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.add(walker.currentNode)
  return nodes
}

function stage(block: Block) {
  const canvas = openCanvas([block], { registry, views: serverViews })
  const page = document.createElement('div')
  const root = createRoot(page)
  act(() => root.render(<CanvasPage canvas={canvas} text={text} />))
  const find = (withGaps: boolean) => {
    let found: readonly FoundText[] = []
    act(() => {
      found = findTexts({ canvas, registry, page, sightOf }, block.id, withGaps)
    })
    return found
  }
  return { find, page, close: () => act(() => root.unmount()) }
}

const placesOf = (found: readonly FoundText[]) => Object.fromEntries(found.map(({ text: { pointer }, place }) => [pointer, place.kind]))

describe('the texts of every example', () => {
  it.each(examplesOfCatalogue())('are living nodes of the unchanged page: « $name » of $block.type', ({ block }) => {
    const { find, page, close } = stage(block)
    const [before, nodes] = [page.innerHTML, textNodes(page)]
    const found = find(false)
    expect(page.innerHTML).toBe(before)
    for (const { place } of found) {
      if (place.kind === 'words') expect(nodes).toContain(place.node)
      if (place.kind === 'html') expect(page.contains(place.element)).toBe(true)
    }
    find(true)
    expect(page.innerHTML).toBe(before)
    const lost = found.filter(
      ({ text: { shown, isInline }, place }) => isInline && place.kind === 'none' && shown.length > 8 && page.innerHTML.includes(shown),
    )
    expect(lost.map(({ text: { pointer } }) => pointer)).toEqual([])
    close()
  })
})

describe('probeBlock', () => {
  const block = (type: string, props: Block['props']): Block => ({ id: 'bloc', type, v: 1, props })
  const places = (type: string, props: Block['props']) => {
    const { find, close } = stage(block(type, props))
    const found = placesOf(find(true))
    close()
    return found
  }

  it('tells two equal texts apart', () => {
    const items = [
      { question: 'Pareil', answer: '<p>Pareil</p>' },
      { question: 'Pareil', answer: '<p>Pareil</p>' },
    ]
    const { find, close } = stage(block('faq', { title: 'Pareil', level: 2, items }))
    const found = find(false).map(({ place }) => (place.kind === 'words' ? place.node : place.kind === 'html' ? place.element : null))
    expect(new Set(found).size).toBe(found.length)
    close()
  })

  it('finds the place of an absent text', () => {
    expect(places('faq', { level: 2, items: [{ question: 'Une ?', answer: '<p>Oui</p>' }] })['/title']).toBe('gap')
  })

  it('finds a name that is read aloud and a choice', () => {
    expect(places('menu', { label: 'Principal', links: [{ label: 'Accueil', href: '/' }] })['/label']).toBe('attribute')
  })
})

describe('freeMarks', () => {
  it('passes over characters that the props hold', () => expect(freeMarks(1, { title: '\ue000' })).toEqual(['\ue001']))
  it('takes marks from the next plane once the first is used up', () => expect(freeMarks(6401, {}).at(-1)).toBe('\u{f0000}'))
})

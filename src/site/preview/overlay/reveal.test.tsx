// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import type { Block } from '#schemas/generated/content.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { slotsInUse } from '#engine/registry/slots-in-use.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { CanvasPage } from '#site/preview/CanvasPage.tsx'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { dataOf } from '#tests/support/composer/text-scenes.ts'
import { createReveal, openAround, revealBlock, scrollStrips } from './reveal.ts'

standInForBrowser()

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const scrolled: (string | null)[] = []

/** Lets blocks note that they were scrolled to. */
function noteScrolls(): void {
  scrolled.splice(0)
  Element.prototype.scrollIntoView = function note(this: Element) {
    scrolled.push(this.getAttribute('data-block'))
  }
}
beforeEach(noteScrolls)

/** Each slot that an example of a block type uses, with the example. */
const held = examplesOfCatalogue().flatMap(({ name, block }) => {
  const type = registry.types.get(block.type)
  return type ? slotsInUse(type, block.props).map((slot) => ({ name, block, slot })) : []
})
const shown = (element: Element | null) => element !== null && element.closest('[hidden], details:not([open])') === null

/** An example of a block type, to be put into a slot. */
const exampleOf = (wanted: string): Block =>
  examplesOfCatalogue().flatMap(({ block }) => (block.type === wanted ? [{ ...block, id: 'dedans' }] : []))[0] as Block

describe('a block in a slot', () => {
  it.each(held)('is shown after it was revealed: $slot of « $name » of $block.type', ({ block, slot }) => {
    const [accepted = ''] = registry.types.get(block.type)?.slots.get(slot)?.accepts ?? []
    const inner = exampleOf(accepted)
    const canvas = openCanvas([{ ...block, slots: { ...block.slots, [slot]: [inner] } }], { registry, views: serverViews })
    for (const [id, data] of Object.entries(dataOf([block]))) canvas.data.set(id, data as Readonly<Record<string, unknown>>)
    const container = document.body.appendChild(document.createElement('main'))
    container.className = 'site-main'
    const root = createRoot(container)
    act(() => root.render(<CanvasPage canvas={canvas} text={text} />))
    let isFound = false
    act(() => void (isFound = revealBlock(document, 'dedans')))
    expect([isFound, shown(container.querySelector('[data-block=dedans]')), scrolled]).toEqual([true, true, ['dedans']])
    act(() => root.unmount())
    container.remove()
  })
})

describe('createReveal', () => {
  const pageOf = (html: string) => {
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = `<main class="site-main">${html}</main>`
    return page
  }

  it('opens folded details around a block', () => {
    const page = pageOf('<details><summary>Plus</summary><div data-block="plie"></div></details>')
    createReveal(page).show('plie')
    expect([page.querySelector('details')?.open, scrolled]).toEqual([true, ['plie']])
  })

  it('waits for a block that is not drawn yet, until another one or none is asked for', () => {
    const page = pageOf('')
    const { show, retry } = createReveal(page)
    const draw = (id: string) => page.querySelector('main')?.insertAdjacentHTML('beforeend', `<div data-block="${id}"></div>`)
    show('un')
    retry()
    draw('un')
    retry()
    retry()
    expect(scrolled).toEqual(['un'])
    show('deux')
    show(null)
    draw('deux')
    retry()
    expect(scrolled).toEqual(['un'])
  })

  it('brings a block into view again when the scroll ends, until the person moves the page', () => {
    const page = pageOf('<div data-block="un"></div>')
    const { show } = createReveal(page)
    const end = () => page.dispatchEvent(new Event('scrollend'))
    end()
    show('un')
    end()
    page.dispatchEvent(new Event('wheel'))
    end()
    expect(scrolled).toEqual(['un', 'un'])
  })

  it.each([
    ['the pressed words of a block that is higher than the window', 900, 'un', ['words', 'words']],
    ['the whole of a block that is not', 300, 'un', ['un', 'un']],
    ['the whole of a high block, for words that were pressed in another', 900, 'deux', ['deux', 'deux']],
  ])('brings %s into view', (_, height, id, expected) => {
    const page = pageOf('<div data-block="un"><h1 data-block="words">Titre</h1></div><div data-block="deux"></div>')
    Object.defineProperty(page.documentElement, 'clientHeight', { value: 600 })
    for (const block of page.querySelectorAll('div')) block.getBoundingClientRect = () => new DOMRect(0, 0, 390, height)
    const { show } = createReveal(page)
    page.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    show(id)
    page.dispatchEvent(new Event('scrollend'))
    expect(scrolled).toEqual(expected)
  })

  it('brings the start of a high block into view that is selected after a former press', () => {
    const page = pageOf('<div data-block="un"><h1 data-block="words">Titre</h1></div>')
    Object.defineProperty(page.documentElement, 'clientHeight', { value: 600 })
    page.querySelector('div')!.getBoundingClientRect = () => new DOMRect(0, 0, 390, 900)
    const { show } = createReveal(page)
    page.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    show('un')
    show(null)
    show('un')
    expect(scrolled).toEqual(['words', 'un'])
  })

  it('clicks no tab of a panel that is shown', () => {
    const page = pageOf('<button role="tab" id="t">Un</button><div role="tabpanel" aria-labelledby="t"><p data-block="dedans"></p></div>')
    const clicked = vi.fn()
    page.getElementById('t')?.addEventListener('click', clicked)
    createReveal(page).show('dedans')
    expect(clicked).not.toHaveBeenCalled()
  })
})

describe('a slide of a strip', () => {
  it.each([
    ['beside what is seen, on the right', 600, [600]],
    ['beside what is seen, on the left', -300, [-300]],
    ['in view', 0, []],
  ])('%s is scrolled to when a text on it is revealed', (_, left, expected) => {
    const strip = document.createElement('div')
    strip.innerHTML = '<figure><b>Un</b></figure>'
    const words = strip.querySelector('b') as Element
    const moves: unknown[] = []
    Object.defineProperties(strip, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    strip.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
    words.getBoundingClientRect = () => new DOMRect(left, 0, 100, 20)
    strip.scrollBy = ((to: ScrollToOptions) => moves.push(to.left)) as typeof strip.scrollBy
    scrollStrips(words)
    openAround(document, words)
    expect(moves).toEqual([...expected, ...expected])
  })
})

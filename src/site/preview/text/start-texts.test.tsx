// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { CanvasPage } from '#site/preview/CanvasPage.tsx'
import type { Overlay } from '#site/preview/overlay/overlay.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { guardOf } from './guard-of.ts'
import { startTexts } from './start-texts.ts'

standInForBrowser()

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const block = { id: 'texte', type: 'text', v: 1, props: { html: '<p>Chez <strong>{{COMPANY_NAME}}</strong>.</p>' } }
const titled = {
  id: 'titre',
  type: 'faq',
  v: 1,
  props: { level: 2 as const, title: 'Un titre', items: [{ question: 'Une ?', answer: '<p>Oui</p>' }] },
}

// jsdom has no layout.
window.focus = () => undefined
Element.prototype.checkVisibility = () => true
Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Object.assign(document, { caretPositionFromPoint: () => null })

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

async function stage(selected: string | null = 'texte', isOnPhone = false) {
  const posted: FromFrame[] = []
  const values = new Map([['COMPANY_NAME', 'Greffe et Plume']])
  const canvas = openCanvas([block, titled], { registry, views: serverViews, placeholders: values })
  await act(() => Promise.resolve(root.render(<CanvasPage canvas={canvas} text={text} />)))
  const overlay = { owns: () => false, pin: () => () => undefined } as unknown as Overlay
  const texts = startTexts({
    ...{ canvas, registry, page: document, overlay, values },
    post: (message) => posted.push(message),
    onChange: () => undefined,
  })
  const guard = guardOf(texts, {
    ...{ page: document, overlay, selected: () => selected, isOnPhone: () => isOnPhone },
    ...{ isBehind: () => false, onDropped: () => undefined },
  })
  const chip = () => texts.desk.element?.querySelector('[contenteditable=false]')?.textContent
  /** Runs what opens a text, and waits until it is open and what follows the opening is done. */
  const open = async (run: () => void) => {
    await act(async () => run())
    await act(() => waitUntil(() => expect(texts.desk.element).not.toBeNull()))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  return { canvas, posted, texts, guard, open, chip, end: () => act(() => texts.desk.end()) }
}

it('keeps the value of the site in a formatted text that Enter opens', async () => {
  const { guard, open, chip, end, posted } = await stage()
  await open(() => expect(guard.enter()).toBe(true))
  expect(chip()).toBe('Greffe et Plume')
  // A selection that the composer has made before would end the text.
  expect(posted.filter(({ type }) => type !== 'writing')).toEqual([{ type: 'pick', id: 'texte' }])
  end()
})

it('tells the composer of an open text before anything else can happen', async () => {
  const { texts, posted, end } = await stage()
  await act(async () => {
    await texts.desk.begin('texte', null)
    expect(posted).toEqual([{ type: 'writing', isOpen: true, isBusy: true }])
  })
  end()
})

it('opens a formatted text once by two quick clicks and the double click that they make', async () => {
  const { guard, open, chip, texts, end } = await stage()
  const event = new MouseEvent('click')
  Object.defineProperty(event, 'target', { value: place.querySelector('strong') })
  await open(() => {
    expect(guard.click(event, 'texte')).toBe(true)
    guard.doubleClick(event, 'texte')
  })
  expect([chip(), texts.desk.element?.isConnected, texts.desk.element?.getAttribute('role')]).toEqual(['Greffe et Plume', true, 'textbox'])
  end()
})

it('keeps the text of a double click open when the selection of its first click comes late', async () => {
  const { guard, open, chip, texts, end } = await stage(null)
  const event = new MouseEvent('click')
  Object.defineProperty(event, 'target', { value: place.querySelector('strong') })
  await open(() => {
    expect(guard.click(event, 'texte')).toBe(true)
    guard.doubleClick(event, 'texte')
    texts.select('texte')
  })
  act(() => texts.select('texte'))
  expect(chip()).toBe('Greffe et Plume')
  act(() => texts.select('autre'))
  expect(texts.desk.element).toBeNull()
  end()
})

const press = (init: PointerEventInit = {}) =>
  Object.defineProperty(new PointerEvent('click', init), 'target', { value: place.querySelector('strong') })

it.each([
  ['by a mouse', press, false, 'opened'],
  ['by a finger', () => press({ pointerType: 'touch' }), false, 'left'],
  ['on a phone', press, true, 'left'],
  ['with Ctrl', () => press({ ctrlKey: true }), false, 'left'],
  ['with Shift', () => press({ shiftKey: true }), false, 'left'],
])('a press %s on the words of a block that is not selected', async (_, made, isOnPhone, outcome) => {
  const { guard, open, texts, end } = await stage(null, isOnPhone)
  if (outcome === 'left') expect(guard.click(made(), 'texte')).toBe(false)
  else await open(() => expect(guard.click(made(), 'texte')).toBe(true))
  expect(texts.desk.element === null).toBe(outcome === 'left')
  end()
})

it.each([
  ['Escape', {}],
  ['Enter', {}],
  ['Tab', { shiftKey: true }],
])('%s leaves a text as it was typed, with the focus on its element', async (key, held) => {
  const { texts, open, posted } = await stage()
  await open(() => texts.edit('titre', '/title'))
  texts.desk.element?.append(' bien')
  texts.desk.element?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  const event = new KeyboardEvent('keydown', { key, ...held, cancelable: true })
  await act(async () => texts.onKey(event))
  expect([event.defaultPrevented, texts.desk.element]).toEqual([true, null])
  expect(posted.filter(({ type }) => type === 'text')).toEqual([{ type: 'text', id: 'titre', pointer: '/title', value: 'Un titre bien' }])
  expect(document.activeElement).toBe(place.querySelector('[data-block=titre]') ?? 'nothing')
})

it.each([null, 'autre'])('gives up the opening of a text when %s is selected meanwhile', async (id) => {
  const { texts } = await stage()
  await act(async () => {
    const opening = texts.desk.begin('texte', null)
    texts.select(id)
    expect(await opening).toBe('superseded')
  })
  expect(texts.desk.element).toBeNull()
})

it('opens no text of a locked block', async () => {
  const { canvas, guard, texts } = await stage()
  const event = new MouseEvent('click')
  Object.defineProperty(event, 'target', { value: place.querySelector('strong') })
  act(() => canvas.show({ ...canvas.document(), notes: { texte: { locked: true } } }))
  expect([guard.click(event, 'texte'), guard.enter()]).toEqual([false, false])
  guard.doubleClick(event, 'texte')
  await act(async () => undefined)
  expect(texts.desk.element).toBeNull()
})

it.each<[string, KeyboardEventInit]>([
  ['a letter', { key: 'a' }],
  ['Enter', { key: 'Enter' }],
  ['Backspace', { key: 'Backspace' }],
  ['a format', { key: 'b', ctrlKey: true }],
])('changes nothing by %s in the formatted text of a locked block, and asks for the reason', async (_, init) => {
  const { canvas, guard, open, texts, posted, end } = await stage()
  await open(() => expect(guard.enter()).toBe(true))
  act(() => texts.desk.show([], () => canvas.show({ ...canvas.document(), notes: { texte: { locked: true } } })))
  expect(texts.desk.element?.getAttribute('aria-readonly')).toBe('true')
  const press = (pressed: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...pressed })
    Object.defineProperty(event, 'target', { value: texts.desk.element })
    guard.onKey(event)
    return event.defaultPrevented
  }
  const value = block.props.html
  expect([press(init), press({ key: 'ArrowLeft' }), press({ key: 'c', ctrlKey: true })]).toEqual([true, false, false])
  expect(posted.filter(({ type }) => type === 'text')).toEqual([{ type: 'text', id: 'texte', pointer: '/html', value }])
  end()
})

it('posts the field of a text that the page cannot show an editor for', async () => {
  const { texts, posted } = await stage()
  await act(async () => texts.edit('texte', '/nothing'))
  expect(posted).toEqual([{ type: 'field', id: 'texte', pointer: '/nothing' }])
})

it('ends the undo step of the keys before and after a paste', async () => {
  const { posted } = await stage()
  const count = () => posted.filter(({ type }) => type === 'end-typing').length
  place.dispatchEvent(new Event('paste', { bubbles: true }))
  expect(count()).toBe(1)
  await waitUntil(() => count() === 2)
})

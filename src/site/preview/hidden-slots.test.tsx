// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import type { FromFrame } from '#schemas/composer/messages.ts'
import type { Block } from '#schemas/generated/content.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { drawnSlots } from '#engine/registry/drawn-slots.ts'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { CanvasPage } from '#site/preview/CanvasPage.tsx'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { examplesOfCatalogue } from '#tests/support/blocks/catalogue-examples.ts'
import { listenForThisFile } from '#tests/support/documents/remove-listeners.ts'
import { startComposeMode } from './overlay/compose-mode.ts'
import { openAround } from './overlay/reveal.ts'

standInForBrowser()
// jsdom has none.
beforeEach(() => void vi.spyOn(window, 'focus').mockImplementation(() => undefined))

const registry = createRegistry(catalogue)
const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const posted: FromFrame[] = []
listenForThisFile(() =>
  startComposeMode({
    page: document,
    post: (message) => posted.push(message),
    onHover: () => undefined,
    texts: {
      owns: () => false,
      isWithin: () => false,
      onKey: () => undefined,
      end: () => undefined,
      click: () => false,
      doubleClick: () => undefined,
      enter: () => false,
    },
  }),
)

let root: Root | null = null
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  posted.splice(0)
})

/** A page with one block, as the composer shows it. */
function stage(block: Block) {
  const canvas = openCanvas([block], { registry, views: serverViews, look: { showsHidden: true, showsSlots: true } })
  const main = document.body.appendChild(document.createElement('main'))
  main.className = 'site-main'
  root = createRoot(main)
  act(() => root?.render(<CanvasPage canvas={canvas} text={text} />))
  const slot = (name: string) => main.querySelector<HTMLElement>(`[data-canvas-slot="${name}"]`)
  return { canvas, main, slot }
}

const isSeen = (element: Element | null) => element !== null && element.closest('[hidden], details:not([open])') === null

const tabs: Block = {
  id: 'onglets',
  type: 'tabs',
  v: 1,
  props: { label: 'Nos vins', tabs: [{ title: 'Rouges' }, { title: 'Blancs' }] },
  slots: { panel1: [{ id: 'texte', type: 'text', v: 1, props: { html: '<p>Un texte</p>' } }] },
}

const ways = {
  'a click on its tab': (tab: (index: number) => HTMLElement) => tab(1).click(),
  'the right arrow on the tab before it': (tab: (index: number) => HTMLElement) => {
    tab(0).focus()
    tab(0).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  },
}

it.each(['a click on its tab', 'the right arrow on the tab before it'] as const)('shows an empty tab by %s, and fills it', (way) => {
  const { canvas, main, slot } = stage(tabs)
  expect(isSeen(slot('panel2'))).toBe(false)
  act(() => ways[way]((index) => main.querySelectorAll<HTMLElement>('[role=tab]')[index] as HTMLElement))
  expect([isSeen(slot('panel2')), slot('panel2')?.getAttribute('aria-label')]).toEqual([true, 'Ajouter un élément, Panneau 2'])
  act(() => void slot('panel2')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  expect(posted.at(-1)).toEqual({ type: 'add', parent: 'onglets', slot: 'panel2' })
  const block = { id: 'ajout', type: 'text', v: 1, props: { html: '<p>Ajouté</p>' } }
  const at = { in: { parent: 'onglets', slot: 'panel2' }, after: null, before: null }
  const done = applyOperation(canvas.document(), { op: 'insert', block, at })
  if ('refused' in done) throw new Error('The empty tab takes no text')
  act(() => canvas.show(done.document))
  expect([slot('panel2'), isSeen(main.querySelector('[data-block=ajout]'))]).toEqual([null, true])
})

const empty = examplesOfCatalogue().flatMap(({ name, block }) =>
  drawnSlots(registry, block).map((slot) => ({ name, block: { ...block, slots: {} }, slot: slot.name })),
)

it.each(empty)('shows the place of an empty slot once it is opened: $slot of « $name » of $block.type', ({ block, slot: name }) => {
  const { slot } = stage(block)
  const button = slot(name)
  if (!button) throw new Error(`${block.type} draws no place for ${name}`)
  act(() => openAround(document, button))
  expect(isSeen(slot(name))).toBe(true)
})

// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { createText } from '#i18n/TextProvider.tsx'
import type { FromFrame } from '#schemas/composer/messages.ts'
import { catalogue } from '#blocks/catalogue.ts'
import { serverViews } from '#blocks/views.server.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { standInForBrowser } from '#tests/support/blocks/canvas-browser.ts'
import { openCanvas } from '#tests/support/blocks/canvas-stage.ts'
import { listenForThisFile } from '#tests/support/documents/remove-listeners.ts'
import { startTryMode } from './try-mode.ts'
import { runTrialSlider } from './trial-slider.tsx'

standInForBrowser()

const text = createText('fr_FR', await loadMessages('fr_FR', () => undefined))
const posted: FromFrame[] = []
listenForThisFile(() => startTryMode({ page: document, post: (message) => posted.push(message) }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('shows pictures over a page that is tried; Escape closes them, a second one ends the trial', () => {
  const canvas = openCanvas([], { registry: createRegistry(catalogue), views: serverViews })
  const [image] = [...canvas.media.values()]
  if (!image) throw new Error('The stage has no picture')
  const sliders: ReturnType<typeof runTrialSlider>[] = []
  act(() => void sliders.push(runTrialSlider({ canvas, text })))
  const open = () => sliders[0]?.send({ type: 'slider.open', slides: [{ image }, { image }], index: 1, label: 'Nos vins' })
  const dialog = () => document.querySelector('dialog')
  const entries = history.length
  expect(dialog()).toBeNull()
  act(open)
  expect([dialog()?.open, dialog()?.getAttribute('aria-label'), dialog()?.textContent]).toEqual([
    true,
    'Nos vins',
    expect.stringContaining('2 / 2'),
  ])
  const escape = () =>
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })))
  escape()
  expect([dialog()?.open, posted, history.length]).toEqual([false, [], entries])
  escape()
  expect(posted).toEqual([{ type: 'key', combo: 'Escape' }])
})

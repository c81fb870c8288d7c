// @vitest-environment jsdom
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KitProvider } from '#kit/KitProvider.tsx'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { Dialog } from './Dialog.tsx'
import { Popover } from './Popover.tsx'
import { Sheet } from './Sheet.tsx'

function Opener({ overlay: Overlay }: { readonly overlay: typeof Sheet | typeof Dialog }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <KitProvider nonce="abc" texts={kitTexts}>
      <button id="opener" type="button" onClick={() => setIsOpen(true)}>
        Ouvrir
      </button>
      <Overlay isOpen={isOpen} onClose={() => setIsOpen(false)} title="Champs">
        <input aria-label="Titre" />
      </Overlay>
    </KitProvider>
  )
}

function PopoverOpener() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = (
    <button type="button" onClick={() => setIsOpen(true)}>
      Ouvrir
    </button>
  )
  return (
    <KitProvider nonce="abc" texts={kitTexts}>
      <Popover isOpen={isOpen} onChange={setIsOpen} label="Champs" control={opener}>
        <input aria-label="Titre" />
      </Popover>
    </KitProvider>
  )
}

let root: Root

beforeEach(() => {
  // The overlay comes by React's own schedule here, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn(), addListener: vi.fn() }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const overlayOf = () => document.querySelector('[role=dialog]')

function control(selector: string): Promise<HTMLElement> {
  return waitUntil(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error('not rendered yet')
    return found
  })
}

/** Opens what a button opens, and waits until the field of that has the focus. */
async function open(button: string, field: string): Promise<HTMLElement> {
  const opener = await control(button)
  opener.focus()
  opener.click()
  const target = await control(field)
  await waitUntil(() => expect(document.activeElement).toBe(target))
  return opener
}

/** Presses Escape in the task in which the overlay is mounted, before its timers have moved the focus. */
function closeOnceMounted(): Promise<void> {
  return new Promise((done) => {
    new MutationObserver((_records, observer) => {
      const overlay = overlayOf()
      if (!overlay) return
      observer.disconnect()
      overlay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      done()
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** The element that has the focus when the overlay begins to fade out. */
function focusOnceInert(): Promise<Element | null> {
  return new Promise((done) => {
    new MutationObserver(() => overlayOf()?.hasAttribute('inert') && done(document.activeElement)).observe(document.body, {
      attributes: true,
      subtree: true,
    })
  })
}

it.each([
  ['sheet', Sheet],
  ['dialog', Dialog],
] as const)('a %s that is closed before it has taken the focus gives it back to its opener', async (_name, overlay) => {
  root.render(<Opener overlay={overlay} />)
  const opener = await control('#opener')
  opener.focus()
  const closing = closeOnceMounted()
  opener.click()
  await closing
  await waitUntil(() => expect(overlayOf()).toBeNull())
  expect(document.activeElement).toBe(opener)
})

it.each([
  ['sheet', Sheet],
  ['dialog', Dialog],
] as const)('a %s that Escape closes has given the focus back when it begins to fade, and takes none', async (_name, overlay) => {
  root.render(<Opener overlay={overlay} />)
  const opener = await control('#opener')
  opener.focus()
  opener.click()
  const title = await control('[role=dialog] h2')
  title.focus()
  const whenInert = focusOnceInert()
  pressEscape()
  expect(await whenInert).toBe(opener)
  await waitUntil(() => expect(overlayOf()).toBeNull())
})

it('a popover that Escape closes has given the focus back when it begins to fade', async () => {
  // Without a layout the kit below takes the opener for one that is scrolled out of sight, and hides the popover.
  for (const side of ['clientWidth', 'clientHeight'] as const) vi.spyOn(Element.prototype, side, 'get').mockReturnValue(1000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 80, 30))
  root.render(<PopoverOpener />)
  const opener = await open('[aria-haspopup]', '[role=dialog] input')
  const whenInert = focusOnceInert()
  pressEscape()
  expect(await whenInert).toBe(opener)
  await waitUntil(() => expect(overlayOf()).toBeNull())
  expect(document.activeElement).toBe(opener)
})

/** A sheet that stays mounted, a dialog that is mounted open, and a second dialog that takes its place. */
function Two() {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [shown, setShown] = useState<'keys' | 'plan' | null>(null)
  return (
    <KitProvider nonce="abc" texts={kitTexts}>
      <button id="fields" type="button" onClick={() => setSheetOpen(true)} />
      <button id="keys" type="button" onClick={() => setShown('keys')} />
      <Sheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} title="Champs">
        <input id="field" data-autofocus />
      </Sheet>
      {shown === 'keys' && (
        <Dialog isOpen onClose={() => setShown(null)} title="Touches">
          <button id="act" type="button" data-autofocus onClick={() => setShown('plan')} />
        </Dialog>
      )}
      {shown === 'plan' && (
        <Dialog isOpen onClose={() => setShown(null)} title="Programmer">
          <input id="hour" data-autofocus />
        </Dialog>
      )}
    </KitProvider>
  )
}

const pressEscape = () =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

it('a sheet that fades out leaves the focus in a dialog that has opened meanwhile', async () => {
  root.render(<Two />)
  await open('#fields', '#field')
  pressEscape()
  const opener = await open('#keys', '#act')
  await waitUntil(() => expect(document.querySelector('#field')).toBeNull())
  expect(document.activeElement?.id).toBe('act')
  pressEscape()
  await waitUntil(() => expect(overlayOf()).toBeNull())
  expect(document.activeElement).toBe(opener)
})

it('a dialog that replaces another one gives the focus back to the opener of the first', async () => {
  root.render(<Two />)
  const opener = await open('#keys', '#act')
  await open('#act', '#hour')
  pressEscape()
  await waitUntil(() => expect(overlayOf()).toBeNull())
  expect(document.activeElement).toBe(opener)
})

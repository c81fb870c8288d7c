// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KitProvider } from '#kit/KitProvider.tsx'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

let root: Root
const closed: string[] = []

/** A sheet of fields with a dialog over it, as for a picture. */
function Fields() {
  const [isPicking, setPicking] = useState(true)
  const endPicking = () => {
    closed.push('dialog')
    setPicking(false)
  }
  return (
    <Sheet isOpen title="Champs" onClose={() => closed.push('sheet')}>
      <input aria-label="Titre" />
      <Dialog isOpen={isPicking} title="Choisir une image" onClose={endPicking}>
        <button type="button">Choisir</button>
      </Dialog>
    </Sheet>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn(), addListener: vi.fn() }))
  closed.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <KitProvider nonce="abc" texts={kitTexts}>
        <Fields />
      </KitProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const press = (init: KeyboardEventInit = {}) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init })))

it('closes the dialog alone by the first Escape, and the sheet under it by the second', async () => {
  await press()
  expect(closed).toEqual(['dialog'])
  await press()
  expect(closed).toEqual(['dialog', 'sheet'])
})

it('leaves both open for an Escape that ends the composition of a character', async () => {
  await press({ isComposing: true })
  expect(closed).toEqual([])
})

it('gives the focus back to the control before a dialog that is mounted open and goes away', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const render = (isThere: boolean) =>
    act(async () =>
      root.render(
        <KitProvider nonce="abc" texts={kitTexts}>
          {isThere && (
            <Dialog isOpen title="Renommer" onClose={() => {}}>
              <input aria-label="Nom" />
            </Dialog>
          )}
        </KitProvider>,
      ),
    )
  await render(true)
  act(() => document.querySelector<HTMLElement>('[aria-label=Nom]')?.focus())
  await render(false)
  expect(document.activeElement).toBe(before)
})

it('leaves the focus where an act of the dialog has put it', async () => {
  const [before, after] = [1, 2].map(() => document.body.appendChild(document.createElement('button')))
  before?.focus()
  const render = (isThere: boolean) =>
    act(async () =>
      root.render(
        <KitProvider nonce="abc" texts={kitTexts}>
          {isThere && <Sheet isOpen title="Champs" onClose={() => {}} children={null} />}
        </KitProvider>,
      ),
    )
  await render(true)
  after?.focus()
  await render(false)
  expect(document.activeElement).toBe(after)
})

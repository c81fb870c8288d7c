// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import kitFr from '#i18n/messages/kit/fr.json'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { KitProvider } from '#kit/KitProvider.tsx'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { LockScreen } from './LockScreen.tsx'
import { createSessionLock } from './session-lock.ts'

const over = new CallError('Session terminée.', { code: 'SESSION_EXPIRED' }, { status: 401, body: {} })

let root: Root
let lock: ReturnType<typeof createSessionLock>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn(), addListener: vi.fn() }))
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  lock = createSessionLock()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const person = { id: 7, email: 'claire@example.org', firstname: 'Claire', lastname: 'Roy' }
  const services = { lock, person, start: { forgottenUrl: '/oubli', signInUrl: '/auth' } } as unknown as PanelServices
  act(() =>
    root.render(
      <TextProvider text={createText('fr_FR', { ...kitFr, ...panelFr })}>
        <KitProvider nonce="abc" texts={kitTexts}>
          <PanelContext value={services}>
            <LockScreen />
          </PanelContext>
        </KitProvider>
      </TextProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const endSession = () => act(async () => lock.watch(Promise.reject(over)))
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const dialog = () => document.querySelector('dialog')

/** Puts a field with the focus into the page or the canvas. */
function focusField(html: string, page: Document = document): HTMLElement {
  page.body.insertAdjacentHTML('afterbegin', html)
  const field = page.body.firstElementChild as HTMLElement
  field.focus()
  return field
}

function canvasDocument(): Document {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.focus()
  return frame.contentDocument!
}

it.each([
  ['a field', '<input>', () => document],
  ['a long text', '<textarea></textarea>', () => document],
  ['a formatted text', '<div contenteditable="true" tabindex="0"></div>', () => document],
  ['a text on the canvas', '<p contenteditable="true" tabindex="0"></p>', canvasDocument],
])('leaves the keys of a burst in %s, then comes up without the focus in the password', async (_name, html, pageOf) => {
  const page = pageOf()
  const field = focusField(html, page)
  await endSession()
  for (let key = 0; key < 4; key += 1) {
    await pass(1000)
    expect([dialog(), page.activeElement]).toEqual([null, field])
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  }
  await pass(2000)
  expect([dialog()?.open, document.activeElement]).toEqual([true, dialog()])
})

it('opens immediately with the focus in the password when no field has the focus', async () => {
  focusField('<button type="button">Publier</button>')
  await endSession()
  expect([dialog()?.open, document.activeElement?.getAttribute('name')]).toEqual([true, 'password'])
})

it('does not come up after a return in another window during the burst', async () => {
  focusField('<input>')
  await endSession()
  await act(async () => lock.unlock())
  await pass(5000)
  expect(dialog()).toBeNull()
})

// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxList, inboxRead } from '#schemas/admin/inbox/inbox-calls.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { InboxScreen } from './InboxScreen.tsx'

const itemOf = (id: number): InboxItem => ({ ...inboxRead.example.data, id, state: 'READ', states: ['NEW', 'READ', 'CLOSED'] })
const rows = [41, 42].map((id) => ({ ...inboxList.example.data.items[0]!, id }))
const read = vi.fn<(id: number) => Promise<InboxItem>>()
const change = vi.fn<() => Promise<InboxItem>>()

let stage: PanelStage
let router: ReturnType<typeof createMemoryRouter>
beforeEach(() => {
  stage = stagePanel()
  read.mockReset().mockImplementation((id) => Promise.resolve(itemOf(id)))
  change.mockReset()
})
afterEach(() => stage.end())

/** Opens the message 41, as it is shown on a phone. */
async function open(): Promise<void> {
  const inbox = {
    list: () => Promise.resolve({ items: rows, total: 2, hasMore: false }),
    team: () => Promise.resolve({ team: [] }),
    read,
    change,
  }
  const services = {
    admin: { inbox },
    lock: createSessionLock(),
    person: { id: 7 },
    start: { rights: ['inbox.write'], siteUrl: 'https://greffe.example' },
  } as unknown as PanelServices
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const routes = [
    { path: '/messages', element: <InboxScreen /> },
    { path: '/pages', element: <p>Pages</p> },
  ]
  router = createMemoryRouter(routes, { initialEntries: ['/messages?ouvert=41'] })
  stage.show(inPanel(router, services))
}
const button = (name: string) =>
  waitUntil(() => {
    const found = [...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent).startsWith(name))
    if (!found) throw new Error(`no button ${name}`)
    return found
  })
const press = async (name: string) => {
  const found = await act(() => button(name))
  await act(async () => found.click())
}
const address = () => `${router.state.location.pathname}${router.state.location.search}`

/** Closes the message; the answer of the server comes later. */
async function close() {
  const closed = Promise.withResolvers<InboxItem>()
  change.mockReturnValueOnce(closed.promise)
  await press('Classer')
  expect(change).toHaveBeenCalledOnce()
  return () => act(async () => closed.resolve({ ...itemOf(41), state: 'CLOSED' }))
}
const said = () => act(() => waitUntil(() => expect(document.querySelector('[data-part=toasts] span')).not.toBeNull()))

it('opens the next message once one is closed', async () => {
  await open()
  const answer = await close()
  await answer()
  await said()
  expect(address()).toBe('/messages?ouvert=42')
})

it('leaves a new message to answer when it is opened, and takes it in hand by an act', async () => {
  read.mockImplementation((id) => Promise.resolve({ ...itemOf(id), state: 'NEW' }))
  await open()
  await press('Autres actes')
  expect(change).not.toHaveBeenCalled()
  change.mockReturnValueOnce(new Promise(() => {}))
  await press('Passer en cours')
  expect(change.mock.calls).toMatchObject([[{ id: 41 }, { state: 'READ' }]])
})

it('writes a telephone number as people read it', async () => {
  read.mockImplementation((id) => Promise.resolve({ ...itemOf(id), phone: '+33639980012' }))
  await open()
  await act(() => button('Classer'))
  expect(document.querySelector('a[href="tel:+33639980012"]')?.textContent).toBe('06\u00a039\u00a098\u00a000\u00a012')
})

it('stays on the list that was opened while a message was being closed', async () => {
  await open()
  const answer = await close()
  await press('Retour')
  expect(address()).toBe('/messages')
  await answer()
  await said()
  expect(address()).toBe('/messages')
})

it('leaves another screen alone that was opened while a message was being closed', async () => {
  await open()
  const answer = await close()
  await act(() => router.navigate('/pages'))
  await answer()
  await said()
  expect(address()).toBe('/pages')
})

it('shows the way back while a message is on its way', async () => {
  read.mockReturnValueOnce(new Promise(() => undefined))
  await open()
  await press('Retour')
  expect(address()).toBe('/messages')
})

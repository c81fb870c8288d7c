// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxRead } from '#schemas/admin/inbox/inbox-calls.ts'
import { inboxErase, inboxHoldings, type InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { axeLevels } from '#tests/support/documents/axe-levels.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { InboxScreen } from '../InboxScreen.tsx'

const item: InboxItem = {
  ...inboxRead.example.data,
  id: 941,
  ...{ kind: 'PRIVACY', subject: 'ERASURE', state: 'READ', states: ['NEW', 'READ', 'CLOSED'], replies: [], leftToErase: true },
}
const erase = vi.fn<() => Promise<InboxHoldings>>()
const change = vi.fn<(aim: unknown, body: unknown) => Promise<InboxItem>>()
let isErased: boolean
let stage: PanelStage
beforeEach(() => {
  isErased = false
  stage = stagePanel()
  change.mockReset().mockResolvedValue({ ...item, state: 'CLOSED' })
  erase.mockReset().mockImplementation(() => {
    isErased = true
    return Promise.resolve(inboxErase.example.data)
  })
})
afterEach(() => stage.end())

async function open(rights = ['inbox.read', 'inbox.write', 'members.read', 'members.erase']) {
  const inbox = {
    list: () => Promise.resolve({ items: [], total: 0, hasMore: false }),
    team: () => Promise.resolve({ team: [] }),
    read: () => Promise.resolve({ ...item, leftToErase: !isErased }),
    holdings: () => Promise.resolve(isErased ? inboxErase.example.data : inboxHoldings.example.data),
    ...{ erase, change },
  }
  const services = {
    ...{ admin: { inbox }, lock: createSessionLock(), person: { id: 7, email: 'lucie@example.org' } },
    start: { rights, siteUrl: 'https://greffe.example' },
  } as unknown as PanelServices
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const routes = [{ path: '/messages', element: <InboxScreen /> }]
  stage.show(inPanel(createMemoryRouter(routes, { initialEntries: ['/messages?ouvert=941'] }), services))
  await act(() => waitUntil(() => expect(card()).not.toBeNull()))
}
const card = () => document.querySelector('section[aria-label^="Ce que le site garde"]')
const holds = (words: string) => act(() => waitUntil(() => expect(card()?.textContent).toContain(words)))
const press = async (name: string, within: ParentNode = document) => {
  const find = () => [...within.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name)
  await act(() => waitUntil(() => expect(find()).toBeDefined()))
  await act(async () => find()?.click())
}
const dialog = () => document.querySelector('[role=dialog]')!

it('shows what goes and what stays, erases after a question, and prepares the answer', async () => {
  await open()
  await holds('2 messages')
  await holds('1 commande')
  await holds('que la loi oblige à garder dix ans')
  const { violations } = await axe.run(stage.place, { runOnly: axeLevels, rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await press('Effacer…')
  expect(dialog().textContent).toContain('assurez-vous qu’elle vient bien de cette personne')
  expect(erase).not.toHaveBeenCalled()
  await press('Effacer', dialog())
  await holds('Effacé le 1er décembre 2026')
  await act(() => waitUntil(() => expect(document.querySelector('textarea')?.value).toContain('nous avons effacé vos données')))
})

it('asks why the request is closed while something is left', async () => {
  await open()
  await press('Clore au registre')
  expect(change).not.toHaveBeenCalled()
  await press('Clore la demande', dialog())
  expect([dialog().textContent.includes('Écrivez pourquoi'), change.mock.calls.length]).toEqual([true, 0])
  const field = dialog().querySelector('textarea')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Une vente est en cours.')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Clore la demande', dialog())
  expect(change.mock.calls[0]?.[1]).toEqual({ state: 'CLOSED', unerasedReason: 'Une vente est en cours.' })
})

it('offers no erasure to a person without its right', async () => {
  await open(['inbox.read', 'inbox.write', 'members.read'])
  await holds('Seul un super-administrateur efface')
  expect([...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Effacer…')).toBe(false)
})

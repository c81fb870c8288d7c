// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxRead } from '#schemas/admin/inbox/inbox-calls.ts'
import type { InboxManyItem, InboxOutcome } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { shownToasts } from '#kit/feedback/toast.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { viewCalls } from '#tests/support/panel/view-calls.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { InboxScreen } from '../InboxScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const person = { id: 7, name: 'Sophie Marchand' }
const rowOf = (id: number, more: Partial<InboxRow> = {}): InboxRow => ({
  ...{ id, kind: 'MESSAGE', state: 'NEW', version: id, name: `Visiteur ${id}`, subject: 'Cave', excerpt: 'Bonjour' },
  ...{ receivedAt: '2026-11-27T09:12:00Z', dueOn: null, assignee: null, fileCount: 0 },
  ...more,
})
const doneWith = (items: readonly InboxManyItem[], left: InboxOutcome['left'] = []): InboxOutcome => ({
  done: items
    .filter(({ id }) => left.every((each) => each.id !== id))
    .map(({ id, version }) => ({ id, version: version + 1, former: { state: 'NEW' } })),
  left,
})

interface Shown {
  readonly rows?: readonly InboxRow[]
  readonly total?: number
  readonly address?: string
  readonly rights?: readonly Right[]
}

async function show({ rows = [1, 2, 3, 4].map((id) => rowOf(id)), total = rows.length, address = '', ...more }: Shown = {}) {
  const changeMany = vi.fn((items: readonly InboxManyItem[]) => Promise.resolve(doneWith(items)))
  const list = vi.fn(({ nbItem, page }: { readonly nbItem: number; readonly page: number }) => {
    const all = nbItem === 100 && page <= total / 100 ? Array.from({ length: 100 }, (_, at) => rowOf(100 * (page - 1) + at + 1)) : rows
    return Promise.resolve({ items: all, total, hasMore: false })
  })
  const inbox = {
    ...{ list, changeMany, count: () => Promise.resolve({ NEW: 1, READ: 0, due: 0 }), team: () => Promise.resolve({ team: [person] }) },
    read: (id: number) => Promise.resolve({ ...inboxRead.example.data, id, version: 40, state: 'READ' }),
  }
  const services = {
    start: { rights: more.rights ?? ['inbox.read', 'inbox.write'], locales: ['fr_FR'], siteUrl: 'https://greffe.example' },
    ...{ person, admin: { inbox, view: viewCalls([]) }, lock: createSessionLock() },
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: <InboxScreen /> }], { initialEntries: [`/messages${address}`] })
  await act(async () => stage.show(inPanel(router, services)))
  await act(() => waitUntil(() => expect(document.querySelector('[data-row]')).not.toBeNull()))
  return { changeMany, router }
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')]
const click = (target: Element | undefined, shiftKey = false) =>
  act(async () => void target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })))
const press = (key: string, shiftKey = false) =>
  act(
    async () =>
      void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })),
  )
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const chosen = () => boxes().flatMap(({ checked }, at) => (checked ? [at + 1] : []))
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter((words) => words !== '')
const sent = ({ changeMany }: Awaited<ReturnType<typeof show>>) => changeMany.mock.calls.map(([items]) => items)

it('chooses a range by Shift from the box that was pressed before, and says their number', async () => {
  await show()
  await click(boxes()[0])
  await click(boxes()[2], true)
  expect([chosen(), said()]).toEqual([[1, 2, 3], expect.arrayContaining(['3 choisis'])])
})

it('closes the chosen messages by one call, and brings back what each was by « Annuler »', async () => {
  const shown = await show()
  for (const at of [1, 3]) await click(boxes()[at])
  await click(button('Classer'))
  await act(async () => shownToasts()[0]?.acts?.[0]?.onAct())
  expect(sent(shown)).toEqual([
    [2, 4].map((id) => ({ id, version: id, state: 'CLOSED' })),
    [2, 4].map((id) => ({ id, version: id + 1, state: 'NEW' })),
  ])
  expect([chosen(), document.activeElement?.querySelector('[data-row]') !== null]).toEqual([[], true])
})

it('names what a colleague has changed meanwhile, and leaves it chosen in its new version', async () => {
  const shown = await show()
  shown.changeMany.mockImplementationOnce((items) =>
    Promise.resolve(doneWith(items, [{ id: 2, version: 9, name: 'Karim Benali', reason: 'CHANGED' }])),
  )
  for (const at of [0, 1]) await click(boxes()[at])
  await press('e')
  expect(chosen()).toEqual([2])
  expect(said().join(' ').replaceAll('\u00a0', ' ')).toContain('Changé entre-temps, et laissé tel quel : Karim Benali.')
  expect(shownToasts().map(({ text }) => text)).toEqual(['1 message classé.'])
  await press('e')
  expect(sent(shown)[1]).toEqual([{ id: 2, version: 9, state: 'CLOSED' }])
})

it.each([
  ['u', { state: 'NEW' }],
  ['o', { state: 'READ' }],
  ['!', { state: 'SPAM' }],
  ['m', { assignee: 7 }],
])('gives the chosen messages, and not the open one, what the key %s means', async (key, change) => {
  const shown = await show({ address: '?ouvert=4' })
  await click(boxes()[0])
  await press('x')
  await press('x')
  await press(key)
  expect(sent(shown)).toEqual([[{ id: 1, version: 1, ...change }]])
})

it('chooses the open message by X in the version of the page, and lets all go by Escape', async () => {
  const shown = await show({ address: '?ouvert=3' })
  await act(() => waitUntil(() => expect(document.querySelector('article')).not.toBeNull()))
  await act(async () => (document.activeElement as HTMLElement | null)?.blur())
  await press('x')
  expect(chosen()).toEqual([3])
  await press('Escape')
  expect(chosen()).toEqual([])
  await press('x')
  await press('e')
  expect(sent(shown)).toEqual([[{ id: 3, version: 40, state: 'CLOSED' }]])
  expect(shown.router.state.location.search).toBe('')
})

it('chooses all that the list finds over its pages, up to the 500 that one act changes', async () => {
  const shown = await show({ total: 1200 })
  await click(boxes()[0])
  await click([...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Choisir les')))
  await act(() => waitUntil(() => expect(said()).toContain('500 choisis')))
  await press('e')
  expect(sent(shown).map(({ length }) => length)).toEqual([500])
})

it('takes out of the trash alone what is there, and offers no box without the right to write', async () => {
  const shown = await show({ address: '?vue=corbeille', rows: [rowOf(1, { state: 'TRASHED' })] })
  await click(boxes()[0])
  await press('e')
  await click(button('Sortir de la corbeille'))
  expect(sent(shown)).toEqual([[{ id: 1, version: 1, isTrashed: false }]])
  stage.end()
  stage = stagePanel()
  await show({ rights: ['inbox.read'] })
  expect(boxes()).toEqual([])
})

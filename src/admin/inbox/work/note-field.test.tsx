// @vitest-environment jsdom
import { act, useReducer } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxRead } from '#schemas/admin/inbox/inbox-calls.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { LeaveGuard } from '#admin/screens/LeaveGuard.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { InboxTexts } from '../texts/InboxTexts.tsx'
import { NoteField } from './NoteField.tsx'

const itemOf = (note: string): InboxItem => ({ ...inboxRead.example.data, id: 41, note })
const store = vi.fn<(item: InboxItem, base: string, note: string) => Promise<InboxItem | null>>()
let stage: PanelStage
let router: ReturnType<typeof createMemoryRouter>
let read: (note: string) => void

beforeEach(() => {
  stage = stagePanel()
  store.mockReset()
  let item = itemOf('Rappeler.')
  let again: () => void = () => undefined
  function Screen() {
    const [, tell] = useReducer((count: number) => count + 1, 0)
    again = tell
    return (
      <TextProvider text={createText('fr_FR', panelFr)}>
        <InboxTexts>
          <NoteField item={item} acts={{ note: store }} mayWrite />
          <LeaveGuard />
        </InboxTexts>
      </TextProvider>
    )
  }
  read = (note) => {
    item = itemOf(note)
    act(() => again())
  }
  const routes = [
    { path: '/messages', element: <Screen /> },
    { path: '*', element: <p>Ailleurs</p> },
  ]
  router = createMemoryRouter(routes, { initialEntries: ['/messages?ouvert=41'] })
  stage.show(<RouterProvider router={router} />)
})
afterEach(() => stage.end())

const field = () => document.querySelector('textarea')!
const type = (words: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => act(async () => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((each) => each.textContent.includes(name))?.click())
const sent = () => store.mock.calls.map(([, base, note]) => [base, note])

it('stores a note that is left in the place of the one that was read', async () => {
  store.mockImplementation((_item, _base, note) => Promise.resolve(itemOf(note)))
  await leave()
  type('Rappeler jeudi.')
  await leave()
  await leave()
  expect(sent()).toEqual([['Rappeler.', 'Rappeler jeudi.']])
})

it('takes the note of a colleague while none is typed', () => {
  read('Fait.')
  expect([field().value, document.querySelector('[role=status] button')]).toEqual(['Fait.', null])
})

it('stores no note over that of a colleague, and joins the two on request', async () => {
  type('Rappeler jeudi.')
  read('Fait.')
  await leave()
  expect([sent(), field().value]).toEqual([[], 'Rappeler jeudi.'])
  store.mockImplementation((_item, _base, note) => Promise.resolve(itemOf(note)))
  await press('Garder les deux')
  expect(sent()).toEqual([['Fait.', 'Fait.\nRappeler jeudi.']])
})

it('shows what a refused storing has met, and takes it on request', async () => {
  store.mockImplementation(() => {
    read('Fait.')
    return Promise.resolve(null)
  })
  type('Rappeler jeudi.')
  await leave()
  expect([field().value, document.body.textContent]).toEqual(['Rappeler jeudi.', expect.stringContaining('« Fait. »')])
  await press('Prendre la sienne')
  expect([field().value, sent()]).toEqual(['Fait.', [['Rappeler.', 'Rappeler jeudi.']]])
})

it('stores a note whose screen goes away, and asks where it stands against another', async () => {
  store.mockImplementation((_item, _base, note) => Promise.resolve(itemOf(note)))
  type('Rappeler jeudi.')
  read('Fait.')
  await act(() => router.navigate('/pages'))
  expect([router.state.location.pathname, sent()]).toEqual(['/messages', []])
  await press('Rester ici')
  await press('Prendre la sienne')
  type('Fait hier.')
  await act(() => router.navigate('/pages'))
  expect([router.state.location.pathname, sent()]).toEqual(['/pages', [['Fait.', 'Fait hier.']]])
})

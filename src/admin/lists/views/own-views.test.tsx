// @vitest-environment jsdom
import { act, createRef } from 'react'
import { createMemoryRouter, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { InboxHead } from '#admin/inbox/list/InboxHead.tsx'
import { readPlace, writePlace } from '#admin/inbox/inbox-view.ts'
import { InboxTexts } from '#admin/inbox/texts/InboxTexts.tsx'
import { LibraryTools } from '#admin/media/LibraryTools.tsx'
import { readView, writeView } from '#admin/media/library-view.ts'
import { MediaTexts } from '#admin/media/MediaTexts.tsx'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { viewCalls, type Kept } from '#tests/support/panel/view-calls.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function Inbox() {
  const [query, setQuery] = useSearchParams()
  const place = readPlace(query)
  return (
    <InboxTexts>
      <InboxHead place={place} search={createRef()} onGo={(changed) => setQuery(writePlace({ ...place, ...changed }))} />
    </InboxTexts>
  )
}

function Library() {
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  return (
    <MediaTexts>
      <LibraryTools view={view} summary={undefined} search={createRef()} onChange={(part) => setQuery(writeView({ ...view, ...part }))} />
    </MediaTexts>
  )
}

const screens = { inbox: <Inbox />, media: <Library /> }

async function show(name: keyof typeof screens, address: string, views: readonly Kept[] = []) {
  const services = {
    start: { rights: [], locales: ['fr_FR'] },
    person: { id: 7 },
    admin: { inbox: { count: () => Promise.resolve({ NEW: 1, READ: 0 }) }, view: viewCalls(views) },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: screens[name] }], { initialEntries: [`/${address}`] })
  await act(async () => stage.show(inPanel(router, services)))
  return router
}
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((each) => each.getAttribute('aria-label')?.startsWith(label))
const has = (label: string) => button(label) !== undefined
const current = () => [...document.querySelectorAll('a[aria-current=page]')].map(({ textContent }) => textContent)

it.each([
  ['inbox', '?sorte=formulaires&q=devis', '?page=2&sorte=formulaires&q=devis&ouvert=4'],
  ['media', '?q=cave&ordre=nom', '?ordre=nom&q=cave&fichier=4'],
] as const)('shows the saved view of the %s that its address is, on any page and with any item open', async (name, query, address) => {
  const views = [
    { view: 3, name: 'La mienne', query: query.slice(1) },
    { view: 4, name: 'Une autre', query: 'q=autre' },
  ]
  const router = await show(name, address, views)
  await act(() => waitUntil(() => expect(current()).toEqual(['La mienne'])))
  expect([has('Garder cette vue'), has('Actions pour la vue «')]).toEqual([false, true])
  await act(() => router.navigate('/'))
  expect(current()).not.toContain('La mienne')
  expect(has('Garder cette vue')).toBe(false)
})

it.each([
  ['inbox', '?vue=repondus&suivi=moi'],
  ['media', '?filtre=films&q=vendange'],
] as const)('saves what the %s shows under a name', async (name, address) => {
  await show(name, address)
  await pressControl(button('Garder cette vue') ?? document.body)
  const field = document.querySelector<HTMLInputElement>('[role=dialog] input')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'À suivre')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const save = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
    ({ textContent }) => textContent === 'Garder cette vue',
  )
  await act(async () => save?.click())
  await act(() => waitUntil(() => expect(current()).toEqual(['À suivre'])))
})

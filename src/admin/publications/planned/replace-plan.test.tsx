// @vitest-environment jsdom
import { act, useState, type ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ResourceClient } from '#api-client/admin/resources/admin-client.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { shownToast } from '#kit/feedback/toast.ts'
import { MenuPlanDialog } from '#admin/pages/tree/PlanMenu.tsx'
import { TreeContext, type TreeWork } from '#admin/pages/tree/tree-context.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useItemLife } from '#admin/resources/edit/use-item-life.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { turns } from '#tests/support/turns.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { PlanTimeDialog } from './PlanTimeDialog.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const christmas = { startsAt: '2030-12-01T07:00:30.000Z', endsAt: '2030-12-26T19:00:00.000Z', name: 'Noël' }
const former = { revision: 33, ...christmas }
type Create = (place: object, body: object) => Promise<unknown>

/** Calls that refuse a time, which a planned version has, then put the new one in its place. */
function callsAround(plan: number | null) {
  const data = { code: 'PLAN_OVERLAPS', plan, ...christmas }
  const refused = new CallError('La version «\u00a0Noël\u00a0» est programmée.', data, { status: 409, body: {} })
  const create = vi.fn<Create>(() => Promise.resolve({ plan: 4, former }))
  return { create: create.mockRejectedValueOnce(refused), change: vi.fn(() => Promise.resolve(null)) }
}
type Calls = ReturnType<typeof callsAround>

function Closing({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && children(() => setOpen(false))
}

async function showMenu({ create, change }: Calls): Promise<void> {
  const document = sampleDocument(sampleBlock('a'))
  const store = { client: { pending: [], base: { seq: 3 }, confirmed: document } }
  const saver = { flush: () => Promise.resolve(), retry: () => undefined }
  const session = { store, saver, key: { kind: 'menu', id: 1, locale: 'fr_FR' }, readPublished: () => Promise.resolve() }
  const element = (
    <TreeContext value={{ session } as unknown as TreeWork}>
      <Closing>{(close) => <MenuPlanDialog onClose={close} />}</Closing>
    </TreeContext>
  )
  const services = { admin: { plan: { create, change } } } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => stage.show(inPanel(router, services)))
}

function ItemPlanDialog({ session, onClose }: { readonly session: ItemSession; readonly onClose: () => void }) {
  const life = useItemLife(session)
  return <PlanTimeDialog title="Programmer" former={null} act="Programmer" onSend={life.plan} onClose={onClose} />
}

async function showItem({ create, change }: Calls): Promise<void> {
  const form = newForm(newsResource)
  const item: ResourceItem = { id: 5, version: 12, state: 'CHANGED', published: null, publishedAt: null, address: null, form }
  const calls = { history: () => Promise.resolve([{ version: 13, batch: 'b' }]), read: () => Promise.resolve({ ...item, version: 13 }) }
  const news = { onSaved: () => undefined, onMerged: () => undefined, onFailed: () => expect.unreachable() }
  const resource = findResource('news') ?? expect.fail('no news')
  const session = new ItemSession({ client: calls as unknown as ResourceClient, resource, item, locale: 'fr_FR', news })
  const part = <Closing>{(close) => <ItemPlanDialog session={session} onClose={close} />}</Closing>
  await act(async () => stage.show(inResource(part, { resource: 'news', calls, plans: { createOfItem: create, change } })))
}

const button = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    ({ textContent, ariaLabel }) => textContent?.startsWith(words) === true || ariaLabel === words,
  )
const press = (words: string) =>
  act(async () => {
    const found = await waitUntil(() => button(words) ?? expect.fail(`no ${words}`))
    found.click()
    await turns(5)
  })
const fields = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')]
const type = (field: HTMLInputElement | undefined, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
  })

async function plan(): Promise<void> {
  await waitUntil(() => expect(fields()).toHaveLength(3))
  await type(fields()[1], '2030-12-10T08:00')
  await type(fields()[2], '2030-12-12T08:00')
  const send = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Programmer')
  await act(async () => {
    send?.click()
    await turns(5)
  })
}

it.each([
  ['a menu', showMenu],
  ['an item', showItem],
])('puts %s in the place of the planned version in the way, at its exact time, and back', async (_, show) => {
  const calls = callsAround(4)
  await show(calls)
  await plan()
  await waitUntil(() => expect(fields().map(({ value }) => value)).toEqual(['Noël', '2030-12-01T08:00', '2030-12-26T20:00']))
  await press('Remplacer la version prévue')
  expect(calls.create.mock.lastCall?.[1]).toMatchObject({ ...christmas, replaces: 4 })
  expect(fields()).toEqual([])
  await act(async () => {
    shownToast()?.acts?.at(-1)?.onAct()
    await turns(5)
  })
  expect(calls.change.mock.lastCall).toEqual([4, former])
})

it.each([
  ['a menu', showMenu],
  ['an item', showItem],
])('offers %s no replacement of several planned versions, and keeps the typed time', async (_, show) => {
  await show(callsAround(null))
  await plan()
  await waitUntil(() => expect(document.body.textContent).toContain('est programmée.'))
  expect(button('Remplacer la version prévue')).toBeUndefined()
  expect(fields()[1]?.value).toBe('2030-12-10T08:00')
})

// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { leaveReasons, type LeaveReason, type Risks } from '#kit/leaving/leave-reasons.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

let stage: PanelStage
let router: ReturnType<typeof createMemoryRouter>
const ends: (() => void)[] = []

beforeEach(() => {
  stage = stagePanel()
  router = createMemoryRouter([{ path: '*', element: <LeaveGuard /> }], { initialEntries: ['/pages', '/pages/3'] })
  stage.show(
    <TextProvider text={createText('fr_FR', panelFr)}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  stage.end()
})

const hold = (risks: Risks, more: Omit<LeaveReason, 'risks'> = {}) => void ends.push(leaveReasons.hold({ risks: () => risks, ...more }))
const place = () => router.state.location.pathname
const goBack = () => act(() => router.navigate(-1))
const names = () => [...document.querySelectorAll('[role=dialog] button')].map(({ textContent }) => textContent).filter(Boolean)
const press = (name: string) => act(async () => [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click())

it('lets a way back pass where nothing would be lost', async () => {
  hold({ uploads: 0 })
  await goBack()
  expect(place()).toBe('/pages')
})

it('asks before a way back ends uploads, stays on request, and goes on request', async () => {
  hold({ uploads: 2 })
  await goBack()
  expect([place(), document.querySelector('[role=dialog] p')?.textContent]).toEqual([
    '/pages/3',
    expect.stringContaining('2 fichiers sont en cours d’envoi'),
  ])
  expect(names()).toEqual(['Partir quand même', 'Rester ici'])
  await press('Rester ici')
  expect([place(), names()]).toEqual(['/pages/3', []])
  await goBack()
  await press('Partir quand même')
  expect(place()).toBe('/pages')
})

it('asks once for changes and uploads of different parts, and stores the changes on request', async () => {
  const save = vi.fn(() => Promise.resolve(true))
  hold({ uploads: 1 })
  hold({ edits: 1 }, { save })
  await goBack()
  expect([document.querySelectorAll('[role=dialog]').length, document.querySelectorAll('[role=dialog] p').length]).toEqual([1, 2])
  await press('Enregistrer et partir')
  expect([save.mock.calls.length, place()]).toEqual([1, '/pages'])
})

it('stays where the changes are refused, and drops them on request', async () => {
  const drop = vi.fn()
  hold({ edits: 1 }, { save: () => Promise.resolve(false), drop })
  await goBack()
  await press('Enregistrer et partir')
  expect([place(), drop.mock.calls.length]).toEqual(['/pages/3', 0])
  await goBack()
  await press('Partir sans enregistrer')
  expect([place(), drop.mock.calls.length]).toEqual(['/pages', 1])
})

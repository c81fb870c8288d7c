// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allRights, profileRights, type Right } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { MembersScreen } from './MembersScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const at = '2026-11-02T09:12:00Z'
const row = { id: 41, email: 'camille@exemple.fr', name: 'Camille Roy', createdAt: at, lastSeenAt: at }
const member = {
  ...{ ...row, phone: null, hasCodes: false, note: 'Le matin.' },
  sessions: [{ id: 5, device: 'Firefox, Linux', openedAt: at, lastSeenAt: at, isYours: false }],
  areas: [{ area: 'orders', total: 30, facts: [{ what: '2026-000123', detail: '6 × Cuvée A', amount: 6750, at }] }],
}
const kept = [{ what: 'Commandes et factures', why: 'Obligation comptable', until: null }]

function show(rights: readonly Right[], acts: object = {}) {
  const list = vi.fn(() => Promise.resolve({ members: [row], total: 1, hasMore: false }))
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights, otherSites: [] },
    person: { id: 7, firstname: 'Lucie', lastname: null, email: 'lucie@exemple.fr' },
    admin: { member: { list, read: () => Promise.resolve(member), ...acts } },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: <MembersScreen /> }], { initialEntries: ['/membres?q=camille&membre=41'] })
  stage.show(inPanel(router, services))
  return list
}

const shown = (words: string) => act(() => waitUntil(() => expect(document.body.textContent).toContain(words)))
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const button = (name: string) => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)

it('finds by the words of its address, and shows a member whole', async () => {
  const list = show(allRights)
  await shown('Cuvée A')
  expect(list.mock.calls[0]).toMatchObject([{ search: { value: 'camille' }, orderBy: { value: 'createdAt:desc' } }])
  for (const words of ['camille@exemple.fr', '67,50', 'Firefox, Linux', 'Les 1 derniers sur 30.'])
    expect(document.body.textContent).toContain(words)
})

it('leaves out each act whose right is missing', async () => {
  show(profileRights.ALL)
  await shown('Cuvée A')
  expect(buttons()).toEqual(expect.arrayContaining(['Télécharger la copie', 'Déconnecter partout']))
  expect(buttons()).not.toContain('Effacer le compte')
})

it('leaves a reader the note as a text, without acts', async () => {
  show(['members.read'])
  await shown('Cuvée A')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.body.textContent).toContain('Le matin.')
  for (const words of ['Télécharger la copie', 'Déconnecter partout', 'Effacer le compte']) expect(buttons()).not.toContain(words)
})

it('names the retained data once the account is erased', async () => {
  const erase = vi.fn(() => Promise.resolve({ deletedAt: at, kept }))
  show(allRights, { erase })
  await shown('Cuvée A')
  await pressControl(button('Effacer le compte') as HTMLElement)
  expect(erase).not.toHaveBeenCalled()
  await act(async () => {
    button('Effacer le compte')?.click()
    await Promise.resolve()
  })
  await shown('Obligation comptable')
  expect(erase.mock.calls).toEqual([[41, {}]])
})

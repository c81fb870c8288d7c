// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allRights, type Right } from '#schemas/admin/resources/rights.ts'
import { teamProfiles } from '#schemas/admin/team/team-profiles.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { rightLevel, rightRows } from './right-level.ts'
import { RightsScreen } from './RightsScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function show(rights: readonly Right[]): void {
  const people = [
    { id: 7, profile: 'EDITOR' },
    { id: 8, profile: 'EDITOR' },
    { id: 9, profile: 'SUPER_ADMIN' },
  ]
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights, otherSites: [] },
    admin: { team: { list: () => Promise.resolve({ people, invitations: [] }) } },
    lock: createSessionLock(),
  } as unknown as PanelServices
  stage.show(inPanel(createMemoryRouter([{ path: '*', element: <RightsScreen /> }]), services))
}

it('shows every area with the level of each profile, and how many people have it', async () => {
  show(allRights)
  await act(() => waitUntil(() => expect(document.querySelector('thead')?.textContent).toContain('Rédaction2 personnes')))
  const rows = [...document.querySelectorAll('tbody tr')].filter((row) => row.querySelector('td'))
  expect(rows).toHaveLength(rightRows.length)
  const shown = rows.map((row) => [...row.querySelectorAll('[data-level]')].map((cell) => cell.getAttribute('data-level')).join())
  const expected = rightRows.map((row) => teamProfiles.map((profile) => rightLevel(profile, row)).join())
  expect(shown.toSorted()).toEqual(expected.toSorted())
})

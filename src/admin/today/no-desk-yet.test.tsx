// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { profileRights, type AdminProfile } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { NoDeskYet } from './NoDeskYet.tsx'
import { TodayTexts } from './TodayTexts.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function shown(profile: AdminProfile): string {
  const services = {
    start: { siteName: 'Combes-Noires', rights: profileRights[profile] },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const element = (
    <TodayTexts>
      <NoDeskYet />
    </TodayTexts>
  )
  stage.show(inPanel(createMemoryRouter([{ path: '*', element }]), services))
  return document.body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
}

it.each(['SHOP', 'ORDERS'] as const)('tells the profile %s that its screens are still to come, and where to ask', (profile) => {
  expect(shown(profile)).toContain('Les écrans des commandes et de la boutique n’existent pas encore ici.')
  expect(shown(profile)).toContain('adressez-vous à la personne qui vous a ouvert le panneau')
})

it('says nothing to a profile that has a screen', () => {
  expect(shown('AUTHOR')).not.toContain('Les écrans')
})

// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import type { FieldError } from '#schemas/errors/errors.ts'
import { CallError, type CallResponse } from '#api-client/transport/errors.ts'
import { GroupScreen } from '#admin/settings/GroupScreen.tsx'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const errors: FieldError[] = [
  { field: 'COMPANY_EMAIL', code: 'EMAIL', message: 'Saisissez une adresse complète.' },
  { field: 'FACEBOOK_URL', code: 'FORMAT', message: 'Écrivez l’adresse complète.' },
]

it('says that a refused save stored nothing, with each cause and the way to its setting', async () => {
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights: allRights, otherSites: [] },
    admin: {
      setting: {
        read: () => Promise.resolve({ item: { id: 1, version: 1, form: settingResource.example.form }, shop: { products: 0, orders: 0 } }),
        history: () => Promise.resolve([]),
        update: () => Promise.reject(new CallError('Refusé.', { code: 'VALIDATION_FAILED', errors }, {} as CallResponse)),
      },
    },
    lock: createSessionLock(),
    person: { id: 1, name: 'Claire' },
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '/reglages/:group', element: <GroupScreen /> }], { initialEntries: ['/reglages/entreprise'] })
  stage.show(inPanel(router, services))
  await act(() => waitUntil(() => expect(document.getElementById('COMPANY_NAME')).not.toBeNull()))
  const name = document.querySelector<HTMLInputElement>('#COMPANY_NAME input')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Étude Aubin')
    name?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Enregistrer'))
  act(() => save?.click())
  await act(() => waitUntil(() => expect(document.querySelector('[role=alert]')).not.toBeNull()))
  const said = document.querySelector('[role=alert]')
  expect(said?.querySelector('p')?.textContent).toBe('Rien n’est enregistré\u00a0: 2 champs sont à corriger.')
  expect([...(said?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Adresse e-mailSaisissez une adresse complète.',
    'Page FacebookÉcrivez l’adresse complète.',
  ])
  expect(document.activeElement).toBe(document.querySelector('#COMPANY_EMAIL input'))
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/reglages/reseaux#FACEBOOK_URL')
})

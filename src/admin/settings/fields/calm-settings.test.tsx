// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { GroupScreen } from '#admin/settings/GroupScreen.tsx'
import { SettingsScreen } from '#admin/settings/SettingsScreen.tsx'
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

/** Opens a screen of the settings of a site. */
async function open(address: string, form: object, hasShop = false): Promise<void> {
  const stored = { ...settingResource.example.form, ...form }
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights: allRights, otherSites: [], hasShop },
    admin: {
      setting: {
        read: () => Promise.resolve({ item: { id: 1, version: 1, form: stored }, shop: { products: 0, orders: 0 } }),
        history: () => Promise.resolve([]),
      },
    },
    lock: createSessionLock(),
    person: { id: 1, name: 'Claire' },
  } as unknown as PanelServices
  const routes = [
    { path: '/reglages', element: <SettingsScreen /> },
    { path: '/reglages/:group', element: <GroupScreen /> },
  ]
  stage.show(inPanel(createMemoryRouter(routes, { initialEntries: [address] }), services))
  await act(() => waitUntil(() => expect(document.querySelector('h1')).not.toBeNull()))
  await act(() => waitUntil(() => expect(document.querySelector('[data-row], [id$=_NAME], #MENU_TYPE')).not.toBeNull()))
}
const textIn = (id: string) => document.getElementById(id)?.textContent
const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))

it('marks the settings that differ from a default alone, and writes nothing under the others', async () => {
  await open('/reglages/affichage', { DETAIL_PAGE_MARGIN_TOP: 40, DETAIL_PAGE_MARGIN_TOP_SMALL: null })
  expect(textIn('DETAIL_PAGE_MARGIN_TOP')).toBe('Marge au-dessus des pagespxmodifiéPar défaut\u00a0: 28\u00a0pxRevenir au défaut')
  expect(textIn('DETAIL_PAGE_MARGIN_TOP_SMALL')).toBe('Marge au-dessus des pages sur petit écranpx')
})

it('offers no way back to a default that is empty', async () => {
  await open('/reglages/entreprise', { COMPANY_NAME: 'Étude Aubin' })
  expect(textIn('COMPANY_NAME')).toBe('Nom de l’entreprise')
})

it.each([
  [false, ['shop']],
  [true, ['shop', 'delivery', 'products', 'stock', 'payment']],
])('lists the settings of a shop where there is one: %s', async (hasShop, expected) => {
  await open('/reglages', {}, hasShop)
  const ofShop = ['shop', 'delivery', 'products', 'stock', 'payment']
  expect(rows().filter((row) => row !== null && ofShop.includes(row))).toEqual(expected)
})

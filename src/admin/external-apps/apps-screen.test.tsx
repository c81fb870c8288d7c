// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appsResource } from '#schemas/admin/law/apps-resource.ts'
import { allRights } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { AppsScreen } from './AppsScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const press = (key: string) => act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

it('walks the services by J and K, and closes the open one by Escape', async () => {
  const read = { item: { version: 1, form: appsResource.example.form }, consents: { agreed: 0, refused: 0 }, hasScript: false }
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights: allRights, otherSites: [] },
    admin: { apps: { read: () => Promise.resolve(read) } },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const at = '/reglages/applications?application=plausible'
  const router = createMemoryRouter([{ path: '*', element: <AppsScreen /> }], { initialEntries: [at] })
  stage.show(inPanel(router, services))
  await act(() => waitUntil(() => expect(document.querySelector('[data-row=plausible][aria-expanded=true]')).not.toBeNull()))
  press('j')
  press('j')
  expect(document.activeElement?.textContent).toBe('Google Analytics 4')
  press('k')
  expect(document.activeElement?.textContent).toBe('Matomo')
  press('Escape')
  await act(() => waitUntil(() => expect(router.state.location.search).toBe('')))
})

// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allRights, profileRights } from '#schemas/admin/resources/rights.ts'
import { VIEW_HEADER } from '#schemas/admin/team/view-header.ts'
import { createAdminApi } from '#api-client/admin/create-admin-api.ts'
import { lookingFetch } from '#api-client/admin/people/looking-fetch.ts'
import { usePanel, type PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { setViewedProfile, useViewedProfile } from './viewed-profile.ts'
import { ViewedPanel } from './ViewedPanel.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  act(() => setViewedProfile(null))
  stage.end()
  vi.unstubAllGlobals()
})

function Rights() {
  return <output>{usePanel().start.rights.join(' ')}</output>
}

function Screens() {
  const viewed = useViewedProfile()
  return viewed === null ? (
    <Rights />
  ) : (
    <ViewedPanel profile={viewed}>
      <Rights />
    </ViewedPanel>
  )
}

function show(address: string) {
  const services = { start: { siteName: 'Site', rights: allRights }, lock: createSessionLock() } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: <Screens /> }], { initialEntries: [address] })
  stage.show(inPanel(router, services))
  return router
}

const rights = () => document.querySelector('output')?.textContent

it('gives the screens the rights of the profile, changes to another one, and Escape leads back', async () => {
  const router = show('/membres')
  expect(rights()).toBe(allRights.join(' '))
  act(() => setViewedProfile('SHOP', '/equipe?personne=8'))
  expect(rights()).toBe(profileRights.SHOP.join(' '))
  expect(document.querySelector('aside')?.textContent).toContain('«\u202fBoutique\u202f»'.replaceAll('\u202f', '\u00a0'))
  act(() => setViewedProfile('AUTHOR'))
  expect(rights()).toBe(profileRights.AUTHOR.join(' '))
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await Promise.resolve()
  })
  const { pathname, search } = router.state.location
  expect([rights(), pathname + search]).toEqual([allRights.join(' '), '/equipe?personne=8'])
})

it('opens no screen that writes drafts', () => {
  show('/pages/12')
  act(() => setViewedProfile('EDITOR'))
  expect([rights(), document.querySelector('h1')?.textContent]).toEqual([undefined, 'Cet écran ne s’ouvre pas d’ici'])
})

it('names the profile in reading calls, and sends no write nor file', async () => {
  const asked = vi.fn((_address: string, init?: RequestInit) => {
    const data = { people: [], invitations: [] }
    return Promise.resolve(
      new Response(JSON.stringify({ success: true, data, message: null }), {
        status: new Headers(init?.headers).has(VIEW_HEADER) ? 200 : 500,
      }),
    )
  })
  vi.stubGlobal('fetch', asked)
  const admin = createAdminApi({ fetch: lookingFetch('SHOP', 'Rien n’a changé.') })
  expect(await admin.team.list()).toEqual({ people: [], invitations: [] })
  await expect(admin.team.remove(8, {})).rejects.toThrow('Rien n’a changé.')
  const upload = admin.caller.act('media.upload', { method: 'POST', params: {}, body: new FormData(), onUpload: vi.fn() })
  await expect(upload).rejects.toThrow('Rien n’a changé.')
  expect(asked).toHaveBeenCalledTimes(1)
})

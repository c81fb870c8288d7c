// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageList } from '#schemas/admin/page-calls.ts'
import { profileRights, type AdminProfile } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitOutsideAct } from '#tests/support/panel/wait-outside-act.ts'
import { PageListScreen } from './PageListScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const [page] = pageList.example.data.pages
const pictures = {
  ...{ subscribe: () => () => undefined, get: () => undefined, ask: () => undefined },
  actor: { subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => ({ context: { count: 0 } }) },
}

/** The names of the controls that a profile finds in the list of pages. The page lacks one of the languages. */
async function controlsOf(profile: AdminProfile) {
  const open = vi.fn(() => new Promise(() => undefined))
  const services = {
    start: { siteName: 'Site', siteUrl: '/', locales: ['fr_FR', 'en_GB', 'de_DE'], rights: profileRights[profile] },
    person: { id: 7, firstname: 'Lucie', lastname: null, email: 'lucie@exemple.fr' },
    admin: {
      page: { list: () => Promise.resolve({ pages: [page], total: 1 }) },
      approval: { waiting: () => Promise.resolve([]) },
      drafts: { open },
    },
    lock: createSessionLock(),
    pictures,
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: <PageListScreen /> }], { initialEntries: ['/pages?etat=MODIFIED'] })
  await act(async () => stage.show(inPanel(router, services)))
  await waitOutsideAct(() => expect(document.body.textContent).toContain(page?.title))
  const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent)
  return { names: names.join('\n'), hasOpened: open.mock.calls.length > 0 }
}

it('offers an author no new page and no translation, and opens no draft of the menu', async () => {
  const { names, hasOpened } = await controlsOf('AUTHOR')
  expect([/Nouvelle page/.test(names), /Traduire/.test(names), hasOpened]).toEqual([false, false, false])
})

it('offers an editor a new page and the translation', async () => {
  const { names } = await controlsOf('EDITOR')
  expect([/Nouvelle page/.test(names), /Traduire/.test(names)]).toEqual([true, true])
})

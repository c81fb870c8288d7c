// @vitest-environment jsdom
import { act, isValidElement } from 'react'
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { profileRights, type Right } from '#schemas/admin/resources/rights.ts'
import { panelRoutes } from '#admin/panel-routes.tsx'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { Guarded } from './Guarded.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  ['/pages', 'pages.read'],
  ['/a-publier', 'pages.read'],
  ['/a-publier/apercu', 'pages.read'],
  ['/pages/12', 'pages.read'],
  ['/pages/en-tete-et-pied/default', 'pages.read'],
  ['/sections/3', 'pages.read'],
  ['/relecture/4', 'pages.read'],
  ['/mediatheque', 'media.read'],
  ['/messages', 'inbox.read'],
  ['/messages/7', 'inbox.read'],
  ['/visites', 'pages.read'],
  ['/membres', 'members.read'],
  ['/equipe', 'team.read'],
  ['/equipe/droits', 'team.read'],
  ['/nouveau-site', 'team.write'],
  ['/horaires', 'settings.read'],
  ['/apparence', 'settings.read'],
  ['/reglages', 'settings.read'],
  ['/reglages/livraison', 'settings.read'],
  ['/reglages/applications', 'settings.read'],
  ['/reglages/textes-legaux', 'settings.read'],
  ['/reglages/e-mails', 'settings.read'],
  ['/reglages/journal', 'settings.read'],
  ['/reglages/domaine', 'settings.read'],
  ['/reglages/adresses', 'settings.read'],
])('asks at %s for the right %s before the screen is drawn', (path, right) => {
  const asked = (matchRoutes(panelRoutes, path) ?? []).flatMap(({ route: { element } }) =>
    isValidElement<{ right: Right }>(element) && element.type === Guarded ? [element.props.right] : [],
  )
  expect(asked).toEqual([right])
})

/** The addresses of routes that no right guards. */
function openPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ element, index, path, children }) => {
    if (isValidElement(element) && element.type === Guarded) return []
    return children ? openPaths(children) : [index ? '/' : (path ?? '')]
  })
}

it('leaves the first screen and the guides open, and resources to the right of their kind', () => {
  expect(openPaths(panelRoutes)).toEqual(['/', 'aide/:guide?', ':resource/:id?', '*'])
})

it.each([
  ['AUTHOR', 'Cette adresse ne mène à rien'],
  ['EDITOR', 'Les messages'],
] as const)('shows to the profile %s of the inbox: « %s »', async (profile, words) => {
  const person = { id: 7, firstname: 'Claire', lastname: 'Roy', email: 'c@exemple.fr' }
  const services = { start: { rights: profileRights[profile] }, person, lock: createSessionLock() } as unknown as PanelServices
  const children = [{ path: '*', element: <h1>Les messages</h1> }]
  const router = createMemoryRouter([{ element: <Guarded right="inbox.read" />, children }])
  await act(async () => stage.show(inPanel(router, services)))
  expect(document.querySelector('h1')?.textContent).toBe(words)
})

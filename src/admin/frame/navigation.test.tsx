// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rightsOfProfile, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { usePlaces } from '#admin/places/use-places.ts'
import { describedResources } from '#admin/resources/resource-list.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { Frame } from './Frame.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const resourceNames = new Set(describedResources.map(({ words }) => words.many.fr))

/** Declared resources come and go with their declarations: they stand as one. */
const withoutNames = (names: readonly string[]): string =>
  names
    .map((name) => (resourceNames.has(name) ? '…' : name))
    .filter((name, at, all) => name !== '…' || all[at - 1] !== '…')
    .join(', ')

const all = (selector: string) => [...document.querySelectorAll(selector)]

/** The name of a link as it is read out; a number beside it has a name of its own. */
const nameOf = (link: Element) =>
  link.getAttribute('aria-label') ??
  [...link.querySelectorAll('[aria-label]')].reduce(
    (words, badge) => words.replace(badge.textContent, `(${badge.getAttribute('aria-label') ?? ''})`),
    link.textContent,
  )

/** Draws where the places lead, with their words for the palette. */
function Places() {
  return usePlaces()
    .filter(({ group }) => group !== 'contents')
    .map(({ path, icon, words = '' }) => <i key={path}>{[path, icon, words].join(' ').trim()}</i>)
}

async function drawn(profile: TeamProfile, counts: { readonly waiting: number; readonly NEW: number }) {
  const services = {
    start: { siteName: 'Site', siteUrl: 'https://site.exemple.fr/', rights: rightsOfProfile(profile), otherSites: [] },
    person: { id: 7, firstname: 'Claire', lastname: 'Roy', email: 'c@exemple.fr' },
    admin: { publication: { count: () => Promise.resolve(counts) }, inbox: { count: () => Promise.resolve(counts) } },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <Places /> }] }])
  await act(async () => stage.show(inPanel(router, services)))
  await act(() => waitUntil(() => expect(all('[data-part=places] [role=img]')).toHaveLength(counts.NEW > 0 ? 1 : 0)))
  const side = withoutNames(all('[data-part=places] > *').map((each) => (each.tagName === 'P' ? `# ${each.textContent}` : nameOf(each))))
  const tabs = all('[data-part=tabs] a').map(nameOf).join(', ')
  const places = all('main i').map(({ textContent }) => textContent)
  const button = document.querySelector<HTMLElement>('[data-part=tabs] button')
  if (button) await pressControl(button)
  const menu = all('[role=menu] [role^=menuitem]').map(({ textContent }) => textContent)
  return {
    side,
    tabs,
    more: withoutNames(
      menu.slice(
        0,
        menu.findIndex((name) => name.startsWith('Voir le site')),
      ),
    ),
    places,
  }
}

const top = 'Aujourd’hui, À publier'
const site = 'Site, Pages et menu, Médiathèque, Voir le site (nouvel onglet)'
const house = 'Visites, Horaires, Apparence, Membres, Réglages'
const alone = { side: 'Aujourd’hui, # Site, Voir le site (nouvel onglet)', tabs: 'Aujourd’hui', more: '' }

it.each([
  [
    'SUPER_ADMIN',
    {
      side: `${top}, Messages, # ${site}, # Contenus, …, # Maison, ${house}, Équipe`,
      ...{ tabs: 'Aujourd’hui, Messages, Pages et menu, À publier', more: `Médiathèque, …, ${house}, Équipe` },
    },
  ],
  [
    'ALL',
    {
      side: `${top}, Messages, # ${site}, # Contenus, …, # Maison, ${house}`,
      ...{ tabs: 'Aujourd’hui, Messages, Pages et menu, À publier', more: `Médiathèque, …, ${house}` },
    },
  ],
  [
    'EDITOR',
    {
      side: `${top}, Messages, # ${site}, # Contenus, …, # Maison, Visites`,
      ...{ tabs: 'Aujourd’hui, Messages, Pages et menu, À publier', more: 'Médiathèque, …, Visites' },
    },
  ],
  [
    'AUTHOR',
    {
      side: `${top}, # ${site}, # Contenus, …, # Maison, Visites`,
      ...{ tabs: 'Aujourd’hui, Pages et menu, À publier', more: 'Médiathèque, …, Visites' },
    },
  ],
  ['SHOP', { ...alone, side: 'Aujourd’hui, # Site, Médiathèque, Voir le site (nouvel onglet)', more: 'Médiathèque' }],
  ['ORDERS', alone],
] as const)('shows the profile %s its places at the side, in the bar of a phone and in its menu', async (profile, expected) => {
  expect(await drawn(profile, { waiting: 0, NEW: 0 })).toMatchObject(expected)
})

it('leads to all screens of the site, with icons and words for the palette', async () => {
  const { places } = await drawn('SUPER_ADMIN', { waiting: 0, NEW: 0 })
  expect(places).toEqual([
    ...['/ sun', '/a-publier send', '/messages inbox', '/pages files', '/mediatheque image'],
    ...['/visites eye statistiques, fréquentation, audience, pages vues', '/horaires clock ouverture, fermeture, congés, jours fériés'],
    ...['/apparence palette couleurs, logo, police', '/membres id-card'],
    ...['/reglages settings paramètres, options, configuration, site, boutique', '/equipe users'],
  ])
})

it('counts beside the places what waits, on a phone the messages alone', async () => {
  const { side, tabs } = await drawn('EDITOR', { waiting: 2, NEW: 1 })
  expect(side).toContain('Aujourd’hui, À publier(2 documents à publier), Messages(1 nouveau message), # Site')
  expect(tabs).toBe('Aujourd’hui, (1 nouveau message)Messages, Pages et menu, À publier')
  expect(all('[data-part=tabs] a').map(({ textContent }) => textContent)).toContain('Pages')
})

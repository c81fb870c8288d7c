// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SHOWN_CHANGES, waitingKinds, type Today } from '#schemas/admin/today/today-shapes.ts'
import { allRights, profileRights, type Right } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { foundEntries } from '#admin/palette/palette-groups.ts'
import { panelScreens } from '#admin/panel-screens.ts'
import { thingAddress } from '#admin/places/thing-address.ts'
import { describedResources } from '#admin/resources/resource-list.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { TodayScreen } from '#admin/today/TodayScreen.tsx'
import { faultOfLink } from '#tests/support/panel/panel-links.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { Frame } from './Frame.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const ofItems = new Set(['ITEM_PLANS', 'ITEMS'])
const ofOrders = new Set(['ORDERS', 'UNPAID_ORDERS', 'WITHDRAWALS', 'REFUNDS'])
const order = { state: 'PREPARING' as const, amount: 8640, at: '2026-11-02T09:12:00Z' }
const samplePaths: Readonly<Record<string, string>> = {
  APPROVALS: '/relecture/4',
  UNDELIVERED: '/messages/7',
  LINKS: '/pages/12?langue=fr',
}

/** Everything that can wait, for each resource that it is declared for. */
const waiting = waitingKinds.flatMap((kind) => {
  const declared = describedResources.filter(({ life, waits }) => (kind === 'ITEMS' ? waits : life === 'published'))
  const resources = ofItems.has(kind) ? declared.map(({ name }) => name) : [null]
  const samples = [{ title: 'Un titre', path: samplePaths[kind] ?? null, ...(ofOrders.has(kind) && { order }) }]
  return resources.map((resource) => ({ kind, resource, count: 2, due: null, at: '2026-11-02T09:12:00Z', samples, mailbox: null }))
})

const published = describedResources.filter(({ life }) => life === 'published').map(({ name }) => name)
const kinds = ['page', 'section', 'shell', 'menu', 'media', 'order', 'stock', 'parameter', ...describedResources.map(({ name }) => name)]
const change = (kind: string, act: string, count = 1) => ({
  ...{ at: '2026-11-03T08:20:00Z', by: null, kind, act, id: count > 1 ? null : 12, locale: null, title: 'Un titre', count },
})

const today = (changes: Today['changes']): Today => ({
  ...{ day: '2026-11-03', hours: null, waiting, measures: [], changes },
  unpublished: {
    count: kinds.length,
    latest: ['page', 'section', 'shell', 'menu', ...published].map((kind) => ({
      ...{ kind, id: 12, locale: null, title: 'Un titre', standing: 'ONLINE' as const },
    })),
  },
})

async function linksOf(element: 'frame' | 'today', rights: readonly Right[], read = today([])): Promise<string[]> {
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: 'https://site.exemple.fr/', locales: ['fr_FR'], rights, otherSites: [] },
    person: { id: 7, firstname: 'Claire', lastname: 'Roy', email: 'c@exemple.fr' },
    admin: {
      today: { read: () => Promise.resolve(read) },
      publication: { count: () => Promise.resolve({ waiting: 2 }) },
      inbox: { count: () => Promise.resolve({ NEW: 1 }) },
    },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: element === 'frame' ? <Frame /> : <TodayScreen /> }])
  await act(async () => stage.show(inPanel(router, services)))
  const first = element === 'frame' ? 'nav a' : '[aria-labelledby=today-todo] a'
  await act(() => waitUntil(() => expect(document.querySelectorAll(first).length).toBeGreaterThan(0)))
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('https:'))
}

const faults = (links: readonly string[], rights: readonly Right[]) =>
  [...new Set(links)].flatMap((href) => {
    const fault = faultOfLink(href, rights)
    return fault === null ? [] : [`${href}: ${fault}`]
  })

it.each(Object.entries(profileRights))('leads by the navigation to screens alone that %s may open', async (_profile, rights) => {
  const links = await linksOf('frame', rights)
  expect(links.length).toBeGreaterThan(1)
  expect(faults(links, rights)).toEqual([])
})

it.each([
  ['cave@exemple.fr', 'dans l’e-mail de chaque commande, envoyé à cave@exemple.fr'],
  [null, 'l’adresse e-mail de l’entreprise manque'],
])('leads by each row to a screen that knows the address; orders, with mailbox %s, have none', async (mailbox, words) => {
  const read = today([])
  const links = await linksOf('today', allRights, { ...read, waiting: read.waiting.map((row) => ({ ...row, mailbox })) })
  expect(links.length).toBeGreaterThan(waiting.length)
  expect(faults(links, allRights)).toEqual([])
  const orders = [...document.querySelectorAll('li')].filter(({ textContent }) =>
    /commandes|rétractations|remboursements/.test(textContent),
  )
  expect(orders.map((row) => row.querySelector('a'))).toEqual(orders.map(() => null))
  expect(orders.filter(({ textContent }) => textContent.includes(words))).toHaveLength(1)
})

it('leads by each change to a screen that knows its thing, or nowhere', async () => {
  const changes = kinds.flatMap((kind) => [change(kind, 'publish'), change(kind, 'trash'), change(kind, 'update', 3)])
  for (let at = 0; at < changes.length; at += SHOWN_CHANGES) {
    const shown = changes.slice(at, at + SHOWN_CHANGES).map((each, second) => ({ ...each, at: `2026-11-03T08:20:0${second}Z` }))
    expect(faults(await linksOf('today', allRights, today(shown)), allRights)).toEqual([])
  }
})

it('opens each kind of thing that the palette finds', () => {
  const opened: string[] = []
  const found = kinds.map((kind) => ({ kind, id: 12, locale: 'fr_FR', title: 'Un titre', detail: '' }))
  for (const { run } of foundEntries(panelScreens, found, (address) => opened.push(address), String)) run()
  expect(opened.length).toBeGreaterThan(describedResources.length)
  expect(
    faults(
      opened.map((each) => each.replace('?langue=fr', '')),
      allRights,
    ),
  ).toEqual([])
  expect(thingAddress(panelScreens, 'order', 12, null)).toBeNull()
})

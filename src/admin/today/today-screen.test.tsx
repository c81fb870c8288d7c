// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allRights } from '#schemas/admin/resources/rights.ts'
import { pointNames } from '#schemas/admin/sites/site-points.ts'
import type { Today, Waiting } from '#schemas/admin/today/today-shapes.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { TodayScreen } from './TodayScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const messages: Waiting = { kind: 'MESSAGES', count: 3, resource: null, due: null, at: null, samples: [], mailbox: null }
const quiet: Today = {
  ...{ day: '2026-12-01', waiting: [], measures: [], changes: [], unpublished: { count: 0, latest: [] } },
  hours: { ranges: [{ open: '10:00', close: '12:30' }], label: null, closed: { day: '2026-12-25', label: 'Noël' } },
}
const points = (done: readonly string[]) => pointNames.map((name) => ({ name, isDone: done.includes(name), detail: null }))

async function show(today: Today, order: { readonly isOpen: boolean; readonly done: readonly string[] }): Promise<string[]> {
  const services = {
    start: { siteName: 'Site', siteUrl: 'https://site.exemple.fr/', locales: ['fr_FR'], rights: allRights, otherSites: [] },
    person: { id: 7, firstname: 'Lucie', lastname: null, email: 'lucie@exemple.fr' },
    admin: {
      today: { read: () => Promise.resolve(today) },
      newSite: { order: () => Promise.resolve({ isOpen: order.isOpen, host: 'site.exemple.fr', points: points(order.done) }) },
    },
    lock: createSessionLock(),
  } as unknown as PanelServices
  stage.show(inPanel(createMemoryRouter([{ path: '*', element: <TodayScreen /> }]), services))
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('Ce qui a changé')))
  return [...document.querySelectorAll('section > header :is(h2, h3), section h3')].map(({ textContent }) => textContent)
}

const section = (title: string) =>
  [...document.querySelectorAll('section')].find((each) => each.querySelector('h2, h3')?.textContent === title)
const linksIn = (element: Element | null | undefined) => [...(element?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)

it('puts what waits first, and one list of what the site needs last, with what is done folded', async () => {
  const titles = await show({ ...quiet, waiting: [messages] }, { isOpen: true, done: pointNames.filter((name) => name !== 'LOGO') })
  expect(titles).toEqual(['À faire', 'Ouvert aujourd’hui', 'Ce qui a changé', 'Votre site en ordre'])
  const card = section('Votre site en ordre')
  expect(card?.textContent).toContain('11 sur 12')
  expect(linksIn(card?.querySelector('ul'))).toEqual(['Logo'])
  expect(card?.querySelector('details')?.open).toBe(false)
})

it('ends the list of an open site once all is done', async () => {
  expect(await show(quiet, { isOpen: true, done: pointNames })).not.toContain('Votre site en ordre')
})

it.each([
  ['what waits before the points', [messages], ['À faire', 'Votre site en ordre']],
  ['the points alone where nothing waits', [], ['Votre site en ordre', 'Être reconnu']],
])('shows of a site under construction %s', async (_what, waiting, first) => {
  const titles = await show({ ...quiet, waiting }, { isOpen: false, done: ['NAME'] })
  expect(titles.slice(0, 2)).toEqual(first)
})

it('shows the hours of today with the way to them, and the next closed day', async () => {
  await show(quiet, { isOpen: true, done: pointNames })
  const card = section('Ouvert aujourd’hui')
  expect(card?.textContent.replaceAll('\u00a0', ' ')).toContain('10 h – 12 h 30')
  expect(card?.textContent).toMatch(/ven\. 25 déc\.( 2026)?, Noël/u)
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('/horaires?jour=TUESDAY')
})

it('names what is not published with its state and its address', async () => {
  const latest = [
    { kind: 'page', id: 12, locale: 'fr_FR', title: 'Accueil', standing: 'ONLINE' as const },
    { kind: 'news', id: 5, locale: null, title: 'Vendange 2026', standing: 'NEVER' as const },
  ]
  await show({ ...quiet, unpublished: { count: 6, latest } }, { isOpen: true, done: pointNames })
  const rows = [...(section('À publier')?.querySelectorAll('li') ?? [])]
  expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
    ['AccueilModifiée', '/pages/12?langue=fr'],
    ['Vendange 2026Brouillon', '/news/5'],
  ])
  expect(section('À publier')?.querySelector('header')?.textContent).toBe('À publier6Tout relire')
})

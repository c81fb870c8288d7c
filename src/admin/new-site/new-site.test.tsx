// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allRights, type Right } from '#schemas/admin/resources/rights.ts'
import { pointNames } from '#schemas/admin/sites/site-points.ts'
import { CallError } from '#api-client/transport/errors.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { NewSiteScreen } from './NewSiteScreen.tsx'
import { SiteOrder } from './order/SiteOrder.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function show(element: React.ReactNode, newSite: object, rights: readonly Right[] = allRights) {
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights, otherSites: [] },
    person: { id: 7, firstname: 'Lucie', lastname: null, email: 'lucie@exemple.fr' },
    admin: { newSite },
    lock: createSessionLock(),
  } as unknown as PanelServices
  stage.show(inPanel(createMemoryRouter([{ path: '*', element }]), services))
}

/** An opening that the server refuses until what it lacks was confirmed. */
const openAsking = (lacks: readonly string[], others: readonly object[] = []) =>
  vi.fn(({ isOpen, confirmed }: { readonly isOpen: boolean; readonly confirmed: readonly string[] }) => {
    const questions = [{ question: 'LACKING', document: null, count: lacks.length, texts: lacks }, ...others]
    if (confirmed.includes('LACKING')) return Promise.resolve({ isOpen })
    return Promise.reject(new CallError('Une question attend.', { code: 'TO_CONFIRM', questions }, { status: 409, body: null }))
  })

const points = (done: readonly string[]) =>
  pointNames.map((name) => ({ name, isDone: done.includes(name), detail: name === 'HOME' ? '12' : null }))
const text = () => document.body.textContent
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))
const seen = (words: string) => act(() => waitUntil(() => expect(text()).toContain(words)))

function typeSite(...typed: readonly string[]) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')]
  for (const [number, words] of typed.entries()) {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(fields[number], words)
      fields[number]?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

it('shows the points with the way to each, and opens the site', async () => {
  const open = openAsking(['LOGO'])
  const order = () => Promise.resolve({ isOpen: false, host: 'tellier.fr', points: points(['NAME', 'MENU']) })
  show(<SiteOrder />, { order, open })
  await seen('2 sur 12')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/pages/12')
  expect(links).toHaveLength(11)
  await pressControl(button('Ouvrir le site') as HTMLElement)
  await seen('Ouvrir quand même')
  await pressControl(button('Ouvrir quand même') as HTMLElement)
  expect(open.mock.calls).toEqual([[{ isOpen: true, confirmed: [] }], [{ isOpen: true, confirmed: ['LACKING'] }]])
})

it('names what a site lacks and its pages with sample words before it opens, and leads there', async () => {
  const page = { kind: 'page', id: 4, locale: 'fr_FR', title: 'Tarifs' }
  const open = openAsking(['HOURS', 'LEGAL'], [{ question: 'SAMPLE_WORDS', document: page, count: 3, texts: ['00 €'] }])
  const all = points(pointNames.filter((name) => !['LEGAL', 'HOURS', 'OPEN'].includes(name)))
  const order = () =>
    Promise.resolve({
      isOpen: false,
      host: 'tellier.fr',
      points: all.map((each) => (each.name === 'LEGAL' ? { ...each, detail: '5' } : each)),
    })
  show(<SiteOrder />, { order, open })
  await seen('il manque encore 2 points')
  await pressControl(button('Ouvrir le site') as HTMLElement)
  await seen('Ouvrir quand même')
  const dialog = document.querySelector('[role=dialog]')
  const lacks = [...(dialog?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
  expect(lacks).toEqual([
    ['Horaires', '/horaires'],
    ['Mentions légales', '/reglages/textes-legaux'],
    ['Tarifs', '/pages/4?langue=fr'],
  ])
  expect(dialog?.textContent).toContain('5 lignes à dire')
  expect(dialog?.textContent).toContain('3 textes d’exemple')
  await pressControl(button('Revenir') as HTMLElement)
  expect(open.mock.calls).toEqual([[{ isOpen: true, confirmed: [] }]])
})

it('opens at once a site that lacks nothing, as the row of the opening says', async () => {
  const open = vi.fn(() => Promise.resolve({ isOpen: true }))
  const order = () => Promise.resolve({ isOpen: false, host: 'tellier.fr', points: points(pointNames.filter((name) => name !== 'OPEN')) })
  show(<SiteOrder />, { order, open })
  await seen('tout est prêt')
  await pressControl(button('Ouvrir le site') as HTMLElement)
  expect(open).toHaveBeenCalledWith({ isOpen: true, confirmed: [] })
})

it('shows nothing once all points are done', async () => {
  const order = vi.fn(() => Promise.resolve({ isOpen: true, host: 'tellier.fr', points: points(pointNames) }))
  show(<SiteOrder />, { order })
  await act(() => waitUntil(() => expect(order).toHaveBeenCalled()))
  expect(text()).not.toContain('Votre site en ordre')
})

it('asks for no order of the site without the rights', () => {
  const order = vi.fn()
  show(<SiteOrder />, { order }, ['pages.read'])
  expect(order).not.toHaveBeenCalled()
})

it('names who could not be invited to a site that is made', async () => {
  const create = () => Promise.resolve({ id: 40, url: 'https://tellier.fr', panelUrl: 'https://tellier.fr/admin', isInvited: false })
  show(<NewSiteScreen />, { create })
  await seen('Créer le site')
  typeSite('Maison Tellier', 'tellier.fr', 'marthe@tellier.fr')
  await pressControl(button('Créer le site') as HTMLElement)
  await seen('L’invitation de marthe@tellier.fr n’a pas pu partir')
})

it('says that a site is on its way until it is made', async () => {
  const answer = Promise.withResolvers<object>()
  const create = vi.fn(() => answer.promise)
  show(<NewSiteScreen />, { create })
  await seen('Créer le site')
  typeSite('Maison Tellier', 'tellier.fr')
  await pressControl(button('Créer le site') as HTMLElement)
  await seen('Le site est en route')
  await act(async () => {
    answer.resolve({ id: 40, url: 'https://tellier.fr', panelUrl: 'https://tellier.fr/admin', isInvited: false })
    await answer.promise
  })
  await seen('est créé')
})

it('says beside the fields what is missing, and sends nothing', async () => {
  const create = vi.fn()
  show(<NewSiteScreen />, { create })
  await seen('Créer le site')
  await pressControl(button('Créer le site') as HTMLElement)
  await seen('Donnez un nom au site.')
  expect(text()).toContain('Écrivez un nom de domaine')
  expect(create).not.toHaveBeenCalled()
})

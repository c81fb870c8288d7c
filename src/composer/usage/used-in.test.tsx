// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { UsedIn } from './UsedIn.tsx'

type Uses = AdminCallData['reference.list']

const page = (id: number, state: 'PUBLISHED' | 'DRAFT' | 'PLANNED' = 'PUBLISHED'): Uses['uses'][number] => ({
  ...{ kind: 'page', id, title: `Page ${id}`, path: `/admin/pages/${id}?langue=fr` },
  ...{ versions: [{ locale: 'fr_FR', state }], ways: ['NAMED'] },
})

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

async function show(answer: Promise<Uses>, kind: 'page' | 'media' = 'page'): Promise<string> {
  const admin = { reference: { list: () => answer } } as unknown as AdminApi
  stage.show(
    <RawIntlProvider value={createText('fr_FR', panelFr)}>
      <main>
        <UsedIn admin={admin} kind={kind} name={12} />
      </main>
    </RawIntlProvider>,
  )
  await act(async () => {
    await answer.catch(() => undefined)
  })
  return stage.place.querySelector('main')?.textContent ?? ''
}

it('counts the places, leads to each, and names those of a draft or a planned version alone', async () => {
  const menu = {
    kind: 'menu' as const,
    id: 4,
    title: null,
    path: null,
    versions: [{ locale: null, state: 'SAVED' as const }],
    ways: ['NAMED' as const],
  }
  const words = await show(Promise.resolve({ uses: [page(1), page(2, 'DRAFT'), page(3, 'PLANNED'), menu], total: 4 }))
  expect(words).toBe('Liée depuis 4 endroitsPage 1PagePage 2Pageseulement en brouillonPage 3Pagedans une version programméeMenu')
  expect([...stage.place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/admin/pages/1?langue=fr',
    '/admin/pages/2?langue=fr',
    '/admin/pages/3?langue=fr',
  ])
})

it('says which places list the content, and which promote it', async () => {
  const uses = [page(1), { ...page(2), ways: ['NAMED' as const, 'LISTED' as const] }, { ...page(3), ways: ['PROMOTED' as const] }]
  const words = await show(Promise.resolve({ uses, total: 3 }), 'media')
  expect(words).toBe('Utilisé à 3 endroitsPage 1PagePage 2Pagedans une listePage 3Pageà la une')
})

it('shows five places, and the others when asked', async () => {
  await show(Promise.resolve({ uses: [1, 2, 3, 4, 5, 6, 7].map((id) => page(id)), total: 7 }))
  expect(stage.place.querySelectorAll('li')).toHaveLength(5)
  act(() => stage.place.querySelector('button')?.click())
  expect(stage.place.querySelectorAll('li')).toHaveLength(7)
})

it('says that nothing uses the content, and that the places could not be read', async () => {
  expect(await show(Promise.resolve({ uses: [], total: 0 }), 'media')).toBe('Utilisé nulle part.')
  expect(await show(Promise.reject(new Error('down')))).toBe('Les endroits n’ont pas pu être lus.')
})

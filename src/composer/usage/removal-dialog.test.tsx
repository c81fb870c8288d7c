// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

type Uses = AdminCallData['reference.list']

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const use = { kind: 'page' as const, id: 4, title: 'Accueil', path: '/admin/pages/4?langue=fr', versions: [], ways: [] }

async function ask(answer: Promise<Uses>) {
  const acts = { onClose: vi.fn(), onRemove: vi.fn() }
  const admin = { reference: { list: () => answer } } as unknown as AdminApi
  stage.show(
    <RawIntlProvider value={createText('fr_FR', panelFr)}>
      <RemovalDialog
        {...acts}
        admin={admin}
        kind="page"
        name={12}
        title="Retirer ?"
        consequence="Les liens se perdent."
        act="Retirer quand même"
      />
    </RawIntlProvider>,
  )
  await act(async () => {
    await answer.catch(() => undefined)
  })
  const dialog = document.querySelector('[role=dialog]')
  const button = [...(dialog?.querySelectorAll('button') ?? [])].find((each) => each.textContent === 'Retirer quand même')
  return { ...acts, words: dialog?.textContent ?? '', press: () => act(() => button?.click()) }
}

it('lists the places and what happens to them, and removes with the number that was shown', async () => {
  const { words, press, onClose, onRemove } = await ask(Promise.resolve({ uses: [use], total: 3 }))
  expect(words).toContain('Liée depuis 3 endroits')
  expect(words).toContain('Les liens se perdent.')
  press()
  expect([onClose.mock.calls.length, onRemove.mock.calls]).toEqual([1, [[3]]])
})

it('removes nothing while the places could not be read', async () => {
  const { words, press, onRemove } = await ask(Promise.reject(new Error('down')))
  expect(words).toContain('Les endroits n’ont pas pu être lus.')
  press()
  expect(onRemove).not.toHaveBeenCalled()
})

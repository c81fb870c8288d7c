// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import { ValueStore } from '#engine/value-store.ts'
import composerFr from '#i18n/messages/composer/fr.json'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { shownToast } from '#kit/feedback/toast.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { turns } from '#tests/support/turns.ts'
import { OfflineDialog } from './OfflineDialog.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const refusal = (code: string) => new CallError('Cette page est nécessaire.', { code }, { status: 409, body: {} })
const use = { kind: 'page' as const, id: 4, title: 'Accueil', path: '/admin/pages/4?langue=fr', versions: [], ways: [] }

async function show(unpublish: (key: object, used: number) => Promise<unknown>) {
  const list = vi.fn((..._asked: string[]) => Promise.resolve({ uses: [use], total: 3 }))
  const props = { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: { draft: { unpublish }, reference: { list } } }
  const saver = { retry: vi.fn() }
  const own = { props, saver, text: (id: string) => id, former: new ValueStore(7), dialog: new ValueStore<string | null>(null) }
  const bench = { ...pasteBenchOn(sampleDocument(sampleBlock('a')), []), ...own } as unknown as Workbench
  const onClose = vi.fn()
  await act(async () => {
    stage.show(
      <RawIntlProvider value={createText('fr_FR', { ...panelFr, ...composerFr })}>
        <WorkbenchContext value={bench}>
          <OfflineDialog onClose={onClose} />
        </WorkbenchContext>
      </RawIntlProvider>,
    )
    await turns(5)
  })
  const press = (words: string) =>
    act(async () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
      button?.click()
      await turns(5)
    })
  return { ...own, list, onClose, press, words: () => document.querySelector('[role=dialog]')?.textContent ?? '' }
}

it('names the places that use the page, and takes it offline with their number', async () => {
  const unpublish = vi.fn((_key: object, _used: number) => Promise.resolve({}))
  const { words, press, onClose, former, saver, list } = await show(unpublish)
  expect(list.mock.lastCall).toEqual(['page', '12', 'fr_FR'])
  expect(words()).toContain(panelFr['panel.removal.offline.after'])
  expect(words()).toMatch(/Liée depuis 3 endroits.*Accueil/)
  await press(panelFr['panel.removal.offline.act'])
  expect(unpublish.mock.calls).toEqual([[{ kind: 'page', id: 12, locale: 'fr_FR' }, 3]])
  expect([onClose.mock.calls.length, former.get(), saver.retry.mock.calls.length]).toEqual([1, undefined, 1])
  expect(shownToast()?.text).toBe('composer.publish.offline-again')
})

it('leaves the page online where it is not confirmed', async () => {
  const unpublish = vi.fn((_key: object, _used: number) => Promise.resolve({}))
  const { press, onClose } = await show(unpublish)
  await press(panelFr['panel.usage.keep'])
  expect([onClose.mock.calls.length, unpublish.mock.calls.length]).toEqual([1, 0])
})

it('asks again where more places use the page by then', async () => {
  const { press, dialog, former } = await show(() => Promise.reject(refusal('IN_USE')))
  await press(panelFr['panel.removal.offline.act'])
  expect([dialog.get(), former.get(), shownToast()]).toEqual(['offline', 7, null])
})

it.each([
  ['the reason of a refusal', refusal('PAGE_REQUIRED'), 'Cette page est nécessaire.'],
  ['a missing answer', new Error('down'), composerFr['composer.publish.no-answer']],
])('says %s, and leaves the page online', async (_, error, said) => {
  const { press, former } = await show(() => Promise.reject(error))
  await press(panelFr['panel.removal.offline.act'])
  expect([shownToast(), former.get()]).toMatchObject([{ text: said, tone: 'stop' }, 7])
})

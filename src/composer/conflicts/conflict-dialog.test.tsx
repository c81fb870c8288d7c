// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import composerFr from '#i18n/messages/composer/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { storeOn, written } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

const text: ComposerText = (id, values = {}) => written({ id, values })
const page = sampleDocument(testBlockOf('note', { text: 'avant' }, { id: 'n' }))
const mine: Operation = { op: 'set', id: 'n', pointer: '/text', value: 'beaucoup trop long' }

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  vi.unstubAllGlobals()
})

const buttons = () => [...document.querySelectorAll('[role="dialog"] button')].map(({ textContent }) => textContent).filter(Boolean)
const press = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(({ textContent }) => textContent === words)?.click()

/** Shows the card of the first open conflict. */
async function showCard(setup: ReturnType<typeof storeOn>, isConflictOpen: ValueStore<boolean>, media: object = {}): Promise<string> {
  const signature = () => Promise.resolve({ savedBy: { id: 7, name: 'Camille Roy' }, savedAt: '2026-11-20T13:12:07Z' })
  const props = { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: { draft: { signature } } }
  const bench = { ...setup, registry: testRegistry(), text, isConflictOpen, props, pickers: { values: [], media } } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', { ...composerFr, ...formsFr })}>
      <WorkbenchContext value={bench}>
        <ConflictDialog />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  await drawn()
  return document.querySelector('[role="dialog"]')?.textContent ?? ''
}

it('says of two tabs of one person where each version stands, the same in both', async () => {
  const setup = storeOn(page)
  const { store, server } = setup
  store.act({ operations: [mine] })
  const elsewhere: Operation = { op: 'set', id: 'n', pointer: '/text', value: 'ailleurs' }
  server.take({ base: server.log.head, batches: [{ id: 'tab', by: store.client.by, operations: [elsewhere] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const words = await showCard(setup, new ValueStore(true))
  expect(words).toContain('Vous avez changé la même chose dans deux onglets')
  expect(words).not.toMatch(/Vous êtes deux|autre personne|La sienne|La vôtre|mienne|Camille/)
  const titles = [...document.querySelectorAll('[role="dialog"] [data-name]')].map(({ ariaLabel }) => ariaLabel)
  expect(titles).toEqual(['Avant', 'Mise de côté', 'Dans la page'])
  expect(document.querySelectorAll('[role="dialog"] [data-own]')).toHaveLength(1)
  expect(buttons()).toEqual(expect.arrayContaining(['Laisser la page ainsi', 'Reprendre celle de côté']))
})

it('names the pictures that two people have chosen for the page', async () => {
  const setup = storeOn(page)
  const { store, server } = setup
  const choose = (value: number): Operation => ({ op: 'head', pointer: '/seo', value: { image: value } })
  store.act({ operations: [choose(3)] })
  server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [choose(4)] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const find = (id: number) => Promise.resolve({ id, name: `mas-${id}.jpg` })
  expect(await showCard(setup, new ValueStore(true), { find })).toMatch(/mas-3\.jpg.*mas-4\.jpg/u)
})

it('says of a change that the server refuses that the page stays, and of no other person', async () => {
  const setup = storeOn(page, { admit: () => ({ refused: 'FORBIDDEN' }) })
  const { store, server } = setup
  store.act({ operations: [mine] })
  const { client, request } = prepareRequest(store.client)
  store.replace(client)
  store.receive(server.take(request))
  expect(store.conflicts().map(({ conflict }) => conflict.why)).toEqual(['refused'])
  const isConflictOpen = new ValueStore(true)
  const words = await showCard(setup, isConflictOpen)
  expect(words).toContain('Cette modification n’a pas été prise')
  expect(words).toContain('beaucoup trop long')
  expect(words).not.toMatch(/Vous êtes deux|autre personne|La sienne/)
  expect(buttons()).toEqual(['Décider plus tard', 'Laisser la page ainsi'])
  await drawn(() => press('Laisser la page ainsi'))
  expect([store.conflicts(), isConflictOpen.get(), store.block('n')?.props['text']]).toEqual([[], false, 'avant'])
})

it('leaves the text of a colleague in place and one’s own beside it for « Garder les deux »', async () => {
  const setup = storeOn(page)
  const { store, server } = setup
  store.act({ operations: [mine] })
  const hers: Operation = { op: 'set', id: 'n', pointer: '/text', value: 'à elle' }
  server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [hers] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const isOpen = new ValueStore(true)
  await showCard(setup, isOpen)
  act(() => press(composerFr['composer.conflict.both']))
  expect([isOpen.get(), store.block('n')?.props['text'], store.conflicts().length]).toEqual([false, 'à elle', 1])
})

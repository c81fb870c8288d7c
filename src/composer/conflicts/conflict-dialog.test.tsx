// @vitest-environment jsdom
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

it('says of a change that the server refuses that the page stays, and of no other person', async () => {
  const setup = storeOn(page, { admit: () => ({ refused: 'FORBIDDEN' }) })
  const { store, server } = setup
  store.act({ operations: [mine] })
  const { client, request } = prepareRequest(store.client)
  store.replace(client)
  store.receive(server.take(request))
  expect(store.conflicts().map(({ conflict }) => conflict.why)).toEqual(['refused'])
  const isConflictOpen = new ValueStore(true)
  const props = { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: {} }
  const bench = { ...setup, registry: testRegistry(), text, isConflictOpen, props } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', { ...composerFr, ...formsFr })}>
      <WorkbenchContext value={bench}>
        <ConflictDialog />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  await drawn()
  const words = document.querySelector('[role="dialog"]')?.textContent ?? ''
  expect(words).toContain('Cette modification n’a pas été prise')
  expect(words).toContain('beaucoup trop long')
  expect(words).not.toMatch(/Vous êtes deux|autre personne|La sienne/)
  expect(buttons()).toEqual(['Décider plus tard', 'Laisser la page ainsi'])
  await drawn(() => press('Laisser la page ainsi'))
  expect([store.conflicts(), isConflictOpen.get(), store.block('n')?.props['text']]).toEqual([[], false, 'avant'])
})

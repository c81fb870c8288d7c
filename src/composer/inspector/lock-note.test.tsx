// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { ValueStore } from '#engine/value-store.ts'
import { createText } from '#i18n/TextProvider.tsx'
import { plainCommands } from '#composer/commands/commands.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { LockNote } from './LockNote.tsx'
import { VisibilityForm } from './VisibilityForm.tsx'

const inner = testBlockOf('rich', { html: '<p>a</p>', lead: 'a' }, { id: 'inner' })
const page = sampleDocument(testBlockOf('box', {}, { id: 'outer', slots: { content: [inner] } }))

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => {
  stage.end()
  vi.unstubAllGlobals()
})

it.each([
  ['of a locked element', 'inner'],
  ['of an element in a locked one', 'outer'],
])('keeps the fields %s from being written until « Déverrouiller » is pressed', async (_, lock) => {
  const setup = runnerOn(page, [lock])
  const bench = { ...setup, registry: testRegistry(), focused: new ValueStore(null) } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', { ...composerFr, ...formsFr })}>
      <WorkbenchContext value={bench}>
        <LockNote id="inner" />
        <VisibilityForm id="inner" />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const isHeld = () => document.querySelector('[inert]') !== null
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Déverrouiller')
  expect([isHeld(), button()]).toEqual([false, undefined])
  await drawn(() => void setup.runner.run(plainCommands.toggleLock, undefined))
  expect([isHeld(), document.body.textContent?.includes('verrouillé')]).toEqual([true, true])
  await drawn(() => button()?.click())
  expect([isHeld(), button(), setup.store.document.notes]).toEqual([false, undefined, {}])
})

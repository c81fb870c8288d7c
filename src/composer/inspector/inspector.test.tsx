// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { VISIBILITY } from '#composer/findings/why-unseen.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { FocusedField, Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { Inspector } from './Inspector.tsx'

const nothing = vi.hoisted(() => () => null)
vi.mock('#composer/findings/FindingNotes.tsx', () => ({ FindingNotes: () => <p data-reasons="" /> }))
vi.mock('#composer/shells/ReachNote.tsx', () => ({ ReachNote: nothing }))
vi.mock('#composer/shells/ScreenNote.tsx', () => ({ ScreenNote: nothing }))
vi.mock('#composer/sections/SharedSectionNote.tsx', () => ({ SharedSectionNote: nothing }))
vi.mock('#composer/sections/use-share-act.ts', () => ({ useShareAct: nothing }))
vi.mock('./BlockActs.tsx', () => ({ BlockActs: nothing }))
vi.mock('./BlockFields.tsx', () => ({ BlockFields: nothing }))
vi.mock('./LockNote.tsx', () => ({ LockNote: nothing }))
vi.mock('./RepairCard.tsx', () => ({ RepairCard: nothing }))
vi.mock('./VisibilityForm.tsx', () => ({ VisibilityForm: nothing }))

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  ['above the fields', '/lead', ['reasons', 'tabs']],
  ['under the form of the visibility, which moves for none', VISIBILITY, ['tabs', 'reasons']],
])('shows the reasons why an element is not seen %s', (_, pointer, expected) => {
  const setup = runnerOn(sampleDocument(testBlockOf('rich', { html: '<p>a</p>', lead: 'a' }, { id: 'a' })), ['a'])
  const focused = new ValueStore<FocusedField | null>({ blockId: 'a', pointer })
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={{ ...setup, focused, registry: testRegistry() } as unknown as Workbench}>
        <Inspector id="a" />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const parts = [...document.querySelectorAll('[data-reasons], [role=tablist]')]
  expect(parts.map((part) => (part.hasAttribute('data-reasons') ? 'reasons' : 'tabs'))).toEqual(expected)
})

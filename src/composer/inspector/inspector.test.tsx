// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import composerFr from '#i18n/messages/composer/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { VISIBILITY } from '#composer/findings/why-unseen.ts'
import { PictureUploads } from '#composer/uploads/picture-uploads.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { FocusedField, Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { Inspector } from './Inspector.tsx'

const unseen = {
  ...testBlockOf('rich', { html: '<p>a</p>', lead: 'a' }, { id: 'a' }),
  visibility: { audience: 'admins' as const, screens: ['mobile' as const, 'desktop' as const], from: null, until: null },
}

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  ['above the fields', null, ['reasons', 'tabs']],
  ['under the form of the visibility, which moves for none', { blockId: 'a', pointer: VISIBILITY }, ['tabs', 'reasons']],
])('shows the reasons why an element is not seen %s', async (_, asked, expected) => {
  const setup = runnerOn(sampleDocument(unseen), ['a'])
  const bench = {
    ...setup,
    uploads: new PictureUploads(() => Promise.reject(new Error('No file is sent here'))),
    registry: testRegistry(),
    issues: new ValueStore([]),
    unseen: new ValueStore(null),
    review: new ValueStore(null),
    problems: new ValueStore([]),
    view: new ValueStore(USUAL_VIEW),
    side: new ValueStore('inspector'),
    channel: new ValueStore(null),
    focused: new ValueStore<FocusedField | null>(asked),
    authors: { names: new ValueStore(new Map()), ask: () => undefined },
    pickers: { values: [], media: {} },
  } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', { ...composerFr, ...formsFr })}>
      <WorkbenchContext value={bench}>
        <Inspector id="a" />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  await drawn()
  const parts = [...document.querySelectorAll('section[aria-label^="Pourquoi"], [role=tablist]')]
  expect(parts.map((part) => (part.getAttribute('role') === 'tablist' ? 'tabs' : 'reasons'))).toEqual(expected)
})

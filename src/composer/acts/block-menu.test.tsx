// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testRegistry } from '#tests/support/blocks/test-registry.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { PHONE_ACTS } from './act-icons.ts'
import type { ActName } from './acts.ts'
import { useBlockMenu } from './use-acts.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function Labels({ first }: { readonly first: readonly ActName[] }) {
  const labels = useBlockMenu(first)().flatMap(({ acts }) => acts.map(({ label }) => label))
  return labels.map((label) => <li key={label}>{label}</li>)
}

/** The first two entries of the menu of an element that visitors do not see. */
function firstEntries(first: readonly ActName[]): readonly string[] {
  const base = pasteBenchOn(sampleDocument(sampleBlock('a')), ['a'])
  base.problems.set([{ blockId: 'a', code: 'LATER', leftOut: true, faults: [] }])
  const bench = { ...base, registry: testRegistry(), view: new ValueStore(USUAL_VIEW) }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <Labels first={first} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  return [...stage.place.querySelectorAll('li')].slice(0, 2).map(({ textContent }) => textContent)
}

it('begins the menu of an unseen element on a phone with « Visibilité », as the palette does', () => {
  expect(firstEntries(PHONE_ACTS)).toEqual(['Visibilité', 'Pourquoi je ne le vois pas\u00a0?'])
})

it('begins the menu of an unseen element on a large screen with the reasons', () => {
  expect(firstEntries([])[0]).toBe('Pourquoi je ne le vois pas\u00a0?')
})

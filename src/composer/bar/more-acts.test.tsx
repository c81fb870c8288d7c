// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { MoreActs } from './MoreActs.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  ['no note', [], 'Autres actions de la page', ''],
  ['one open note', [null, '2026-11-27T13:12:07Z'], 'Autres actions de la page, 1 note', '1'],
  ['two open notes', [null, null], 'Autres actions de la page, 2 notes', '2'],
])('counts on the button of a small bar the notes that wait: %s', (_, resolved, label, count) => {
  const bench = {
    ...runnerOn(sampleDocument()),
    threads: new ValueStore(resolved.map((resolvedAt) => ({ resolvedAt }))),
    standing: { standing: 'ONLINE', mark: null },
    props: { edited: { kind: 'page', id: 1 }, locale: 'fr_FR', site: { rights: [], locales: ['fr_FR'] } },
  }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <MoreActs />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const button = document.querySelector('button')
  expect([button?.ariaLabel ?? button?.getAttribute('aria-label'), button?.parentElement?.textContent]).toEqual([label, count])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RawIntlProvider } from 'react-intl'
import mediaFr from '#i18n/messages/media/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { LibraryFoot } from './LibraryFoot.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  [undefined, ''],
  [{ total: 0, hasMore: false }, 'Aucun fichier'],
])('counts no files before the answer: %j', (found, expected) => {
  stage.show(
    <RawIntlProvider value={createText('fr_FR', mediaFr)}>
      <LibraryFoot summary={undefined} found={found} />
    </RawIntlProvider>,
  )
  expect(document.querySelector('[role=status]')?.textContent).toBe(expected)
})

// @vitest-environment jsdom
import type { ComponentType } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { PlanDialog } from '#composer/planning/PlanDialog.tsx'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { RenameDialog } from './RenameDialog.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const dialogs: readonly (readonly [string, ComponentType<{ readonly onClose: () => void }>, string, string | null])[] = [
  ['the name of an element', RenameDialog, 'text', 'Notre cave'],
  ['the date of a plan', PlanDialog, 'datetime-local', null],
]

it.each(dialogs)('a dialog about %s opens with the focus in its field', async (_, Dialog, type, selected) => {
  const standing = { standing: 'ONLINE', mark: null }
  const bench = { ...pasteBenchOn(sampleDocument(sampleBlock('a')), ['a']), standing }
  bench.store.act({ operations: [{ op: 'note', id: 'a', name: 'Notre cave' }] })
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <SessionContext value={{} as ComposerSession}>
        <WorkbenchContext value={bench as unknown as Workbench}>
          <Dialog onClose={vi.fn()} />
        </WorkbenchContext>
      </SessionContext>
    </RawIntlProvider>,
  )
  const field = await waitUntil(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement)) throw new Error('no field has the focus')
    return activeElement
  })
  expect(field.type).toBe(type)
  if (selected !== null) expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(selected)
})

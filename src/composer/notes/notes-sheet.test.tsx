// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { NotesSheet } from './NotesSheet.tsx'
import type { Thread } from './thread.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const claire = { id: 7, name: 'Claire Roy' }
const paul = { id: 8, name: 'Paul Brun' }
const marc = { id: 9, name: 'Marc Petit' }
const written = (note: number, writtenBy: typeof claire) =>
  ({ note, text: `Note ${note}`, writtenBy, writtenAt: '2026-11-27T13:12:07Z', hasAuthorLeft: writtenBy === marc }) as const
const thread = (note: number, writtenBy: typeof claire, answers: Thread['answers'] = []): Thread => ({
  ...written(note, writtenBy),
  ...{ block: 'a', answers, resolvedBy: null, resolvedAt: null },
})

it('removes the own notes and those of who has left the team, and no other', async () => {
  const remove = vi.fn(() => Promise.resolve(null))
  const list = vi.fn(() => Promise.resolve(null))
  const bench = pasteBenchOn(sampleDocument(sampleBlock('a')), ['a'])
  const registry = { types: new Map() }
  const threads = new ValueStore<readonly Thread[]>([
    thread(1, claire),
    thread(2, paul, [written(3, marc), written(4, paul)]),
    thread(5, marc),
  ])
  const props = { ...bench.props, accountId: claire.id, admin: { note: { remove, list } } }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={{ ...bench, registry, threads, props } as unknown as Workbench}>
        <NotesSheet onClose={vi.fn()} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const buttons = await waitUntil(() => {
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('Supprimer'))
    if (found.length === 0) throw new Error('the notes are not shown')
    return found
  })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Supprimer ma note', 'Supprimer cette réponse', 'Supprimer cette note'])
  for (const button of buttons) button.click()
  expect(remove.mock.calls.map((call: unknown[]) => call[1])).toEqual([1, 3, 5])
})

// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { QualityFinding } from '#engine/quality/finding.ts'
import { ValueStore } from '#engine/value-store.ts'
import { REPAIR } from '#composer/findings/take-card-act.ts'
import type { ComposerSession } from '#composer/workbench/composer-session.ts'
import { SessionContext } from '#composer/workbench/use-session.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { MissingSection } from './MissingSection.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

async function show(reason: 'gone' | 'elsewhere', trashed: readonly number[] = []) {
  const place = testBlockOf('rich', { html: '<p>a</p>' }, { id: 'a' })
  const setup = runnerOn(sampleDocument(place, testBlockOf('rich', { html: '<p>b</p>' }, { id: 'b' })), ['a'])
  const finding: QualityFinding = {
    ...{ check: 'BROKEN_SECTION', level: 'advice', blockId: 'a', pointer: '/props/section', values: { reason } },
  }
  const opened: number[] = []
  const focused = new ValueStore<object | null>(null)
  const kept = trashed.map((id) => ({ id, title: 'Nos horaires', deletedAt: '' }))
  const section = {
    trashed: () => Promise.resolve(kept),
    restore: vi.fn((id: number) => Promise.resolve(kept.splice(0, id === 7 ? 1 : 0) && null)),
  }
  const admin = { section, model: { list: () => Promise.resolve({ models: [] }) } }
  const props = { onSection: (id: number) => void opened.push(id), admin }
  const bench = { ...setup, focused, quality: new ValueStore([finding]), props, models: new ValueStore(null) }
  const session = { actor: { send: vi.fn() } }
  const onRestored = vi.fn()
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench as unknown as Workbench}>
        <SessionContext value={session as unknown as ComposerSession}>
          <MissingSection id="a" section={7} onRestored={onRestored} />
        </SessionContext>
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  await act(async () => {
    await section.trashed()
  })
  const press = (name: string) =>
    act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  return { ...setup, opened, focused, press, onRestored, restore: section.restore, send: session.actor.send }
}

it('offers another section or the removal of the place of a section that is gone', async () => {
  const { press, focused, store } = await show('gone')
  expect(stage.place.textContent).toContain('n’existe plus')
  expect(stage.place.textContent).not.toContain('dans cette langue')
  press('Choisir une autre section')
  expect(focused.get()).toEqual({ blockId: 'a', pointer: '/section' })
  press('Supprimer de la page')
  expect(outlineOf(store.document)).toBe('b')
})

it('opens a section that has no content in this language, to write it', async () => {
  const { press, opened } = await show('elsewhere')
  expect(stage.place.textContent).toContain('pas encore dans cette langue')
  press('L’écrire dans cette langue')
  expect(opened).toEqual([7])
})

it('takes a section out of the trash and draws the page again', async () => {
  const { press, restore, send, onRestored } = await show('gone', [7])
  expect(stage.place.textContent).toContain('à la corbeille')
  await act(async () => {
    press('La reprendre')
    await waitUntil(() => expect(onRestored).toHaveBeenCalledOnce())
  })
  expect([restore.mock.calls, send.mock.calls]).toEqual([[[7]], [[{ type: 'frame.reload' }]]])
})

it('takes the keys when the card on the canvas asks for the repair', async () => {
  const { focused } = await show('gone')
  act(() => focused.set({ blockId: 'a', pointer: REPAIR }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Section introuvable')
})

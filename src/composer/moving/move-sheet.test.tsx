// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { ValueStore } from '#engine/value-store.ts'
import type { ToFrame } from '#schemas/composer/messages.ts'
import type { CanvasWidth } from '#composer/bar/width-names.ts'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { MoveSheet } from './MoveSheet.tsx'

const note = (id: string) => testBlockOf('note', { text: id }, { id })
const page = sampleDocument(note('a'), note('b'), note('c'))

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('shows places on the canvas, takes one that is chosen there, hides them when it closes', () => {
  const post = vi.fn<(message: ToFrame) => void>()
  const chosenPlace = new ValueStore<{ readonly number: number } | null>(null)
  const width = new ValueStore<CanvasWidth>({ name: 'desktop', free: 1280 })
  const bench = {
    ...runnerOn(page, ['c']),
    chosenPlace,
    width,
    channel: new ValueStore({ post, page: () => null }),
  } as unknown as Workbench
  const onClose = vi.fn()
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench}>
        <MoveSheet onClose={onClose} />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const press = (key: string) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.querySelector('[role=listbox]')?.dispatchEvent(event)
    })
  press('ArrowDown')
  press('ArrowDown')
  const place = (after: string | null, before: string | null) => ({ in: { region: 'main' }, after, before })
  const shown = (at: object, words: string) => ({ type: 'insertion', place: at, words, reveal: true })
  act(() => chosenPlace.set({ number: 0 }))
  expect(post.mock.calls.map(([message]) => message)).toEqual([
    { type: 'places', places: [place(null, 'a'), place('a', 'b')] },
    shown(place('a', 'b'), 'Après «\u202fEssai, a\u202f»'),
    shown(place(null, 'a'), 'Avant «\u202fEssai, a\u202f»'),
  ])
  press('Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
  stage.show(<p>Fermé</p>)
  expect(post.mock.calls.slice(-2).map(([message]) => message)).toEqual([
    { type: 'places', places: [] },
    { type: 'insertion', place: null, words: '', reveal: false },
  ])
})

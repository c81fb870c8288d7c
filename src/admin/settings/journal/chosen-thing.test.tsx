// @vitest-environment jsdom
import { createIntl, RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import journalFr from '#i18n/messages/journal/fr.json'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import { panelScreens } from '#admin/panel-screens.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { ChosenThing } from './ChosenThing.tsx'
import { JournalList } from './JournalList.tsx'
import type { ListedAct, useActs } from './use-journal.ts'
import { journalAddress } from './journal-view.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const intl = createIntl({ locale: 'fr', messages: journalFr })
const listed = (target: string, title: string | null): ListedAct => ({
  ...{ id: 1, at: '2026-11-27T13:12:07Z', by: null, isProgram: true, act: `${target.split(/\W/)[0]}.save`, target },
  ...{ kind: null, number: null, locale: null, title },
})

it.each([
  ['parameter:ACCENT_COLOR', 'Couleur d’accent', 'Réglages Couleur d’accent'],
  ['inbox', null, 'Messages'],
])('names the target « %s » in its row and in « Seulement » with the same words', (target, title, words) => {
  const acts = [listed(target, title)]
  const list = { data: { rows: acts, total: 0, hasMore: false }, isFetching: false } as ReturnType<typeof useActs>
  stage.show(
    <RawIntlProvider value={intl}>
      <ChosenThing target={target} listed={acts} onClear={vi.fn()} />
      <PanelContext value={{ screens: panelScreens } as PanelServices}>
        <JournalList list={list} view={journalAddress.read(new URLSearchParams())} onPage={vi.fn()} onTarget={vi.fn()} />
      </PanelContext>
    </RawIntlProvider>,
  )
  expect(stage.place.querySelector('p span')?.textContent).toBe(`Seulement\u00a0: ${words}`)
  expect(stage.place.querySelector('tbody td:nth-child(3)')?.textContent.trim()).toBe(words)
})

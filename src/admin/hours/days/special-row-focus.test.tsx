// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { PanelContext, type PanelServices } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { createResourceStore } from '#admin/resources/form/resource-store.ts'
import { ResourceContext, type ResourceScope } from '#admin/resources/use-resource.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { HoursTexts } from '../texts/HoursTexts.tsx'
import { SpecialDays } from './SpecialDays.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('gives the focus to the day beside one that is removed', async () => {
  const exceptions = ['2026-12-24', '2026-12-26', '2026-12-31'].map((date) => ({ date, labels: {}, ranges: [] }))
  const store = createResourceStore([], { days: [], exceptions, closures: [], notes: {} })
  const session = { store, save: () => Promise.resolve() } as unknown as ItemSession
  stage.show(
    <TextProvider text={createText('fr_FR', panelFr)}>
      <PanelContext value={{ start: { locales: ['fr_FR'] } } as unknown as PanelServices}>
        <ResourceContext value={{ may: () => true } as unknown as ResourceScope}>
          <HoursTexts>
            <SpecialDays session={session} today="2026-11-30" onClosure={() => undefined} />
          </HoursTexts>
        </ResourceContext>
      </PanelContext>
    </TextProvider>,
  )
  const places: (string | undefined)[] = []
  for (const date of ['2026-12-26', '2026-12-31']) {
    const button = stage.place.querySelector(`[data-row="day ${date}"]`)?.nextElementSibling as HTMLElement
    await drawn(() => {
      button.focus()
      button.click()
    })
    places.push((document.activeElement as HTMLElement).dataset['row'])
  }
  expect(places).toEqual(['day 2026-12-31', 'day 2026-12-24'])
})

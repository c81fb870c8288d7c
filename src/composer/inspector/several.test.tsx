// @vitest-environment jsdom
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import { SideColumn } from '#composer/side/SideColumn.tsx'
import { WorkbenchContext } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { ValueStore } from '#engine/value-store.ts'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { outlineOf, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'

const page = sampleDocument(...['a', 'b', 'c'].map((id) => testBlockOf('note', { text: id }, { id })))

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function show(selected: readonly string[]) {
  const setup = runnerOn(page, selected)
  const bench = { ...setup, registry: testRegistry(), side: new ValueStore('inspector') } as unknown as Workbench
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <WorkbenchContext value={bench}>
        <SideColumn />
      </WorkbenchContext>
    </RawIntlProvider>,
  )
  const button = (label: string) => [...stage.place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label))
  return { ...setup, button, press: (label: string) => drawn(() => button(label)?.click()) }
}

it('counts and names the elements that are selected together, with the acts of all of them', () => {
  show(['a', 'c'])
  expect([stage.place.querySelector('h2')?.textContent, stage.place.querySelector('header p')?.textContent]).toEqual([
    '2 éléments choisis',
    'Essai, Essai',
  ])
  const labels = [...stage.place.querySelectorAll('button')].map(({ textContent }) => textContent)
  for (const label of ['Déplacer', 'Dupliquer', 'Supprimer', 'Mettre en colonnes', 'Cacher maintenant', 'Verrouiller'])
    expect(labels.some((each) => each.startsWith(label))).toBe(true)
})

it('does an act on all of them, then shows which others are possible', async () => {
  const { press, button, store, announced } = show(['a', 'b'])
  expect(button('Montrer à tous')?.getAttribute('aria-disabled')).toBe('true')
  await press('Cacher maintenant')
  expect([store.block('a')?.visibility?.until, store.block('b')?.visibility?.until]).toEqual(Array(2).fill('2026-11-26T12:00:00.000Z'))
  expect(button('Montrer à tous')?.getAttribute('aria-disabled')).toBeNull()
  await press('Descendre')
  expect([outlineOf(store.document), announced.length]).toEqual(['c a b', 2])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import type { ItemSession, SessionState } from '#admin/resources/edit/item-session.ts'
import { createResourceStore, type ItemForm } from '#admin/resources/form/resource-store.ts'
import { ResourceContext, type ResourceScope } from '#admin/resources/use-resource.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import type { ReadHours } from '../hours-form.ts'
import { HoursTexts } from '../texts/HoursTexts.tsx'
import { NotFollowing } from './NotFollowing.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const formOf = (close: string, addresses: number[] = []): ItemForm => ({
  days: [{ day: 'MONDAY', ranges: [{ open: '09:00', close }] }],
  addresses,
  collectFollows: false,
})

/** A session whose save keeps what its store holds. */
function sessionOf(form: ItemForm) {
  const listeners = new Set<() => void>()
  const store = createResourceStore([], form)
  let state = { item: { form }, faults: [], busy: null, conflict: null } as unknown as SessionState
  const save = () => {
    state = { ...state, item: { form: store.form() } as never }
    for (const listener of listeners) listener()
    return Promise.resolve(null)
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { store, save, subscribe, state: () => state } as unknown as ItemSession
}

const read = {
  slots: 4,
  addresses: [
    { id: 1, name: 'Siège', hours: 'Du lundi au vendredi' },
    { id: 2, name: 'Dépôt', hours: null },
    { id: 3, name: 'Quai', hours: '9 h – 12 h' },
  ],
} as unknown as ReadHours

it('names each place that keeps its own hours after a save, with one press to follow', async () => {
  const session = sessionOf(formOf('12:00', [3]))
  stage.show(
    <TextProvider text={createText('fr_FR', panelFr)}>
      <ResourceContext value={{ may: () => true } as unknown as ResourceScope}>
        <HoursTexts>
          <NotFollowing session={session} read={read} />
        </HoursTexts>
      </ResourceContext>
    </TextProvider>,
  )
  const said = () => [...stage.place.querySelectorAll('p')].map(({ firstChild }) => firstChild?.textContent?.replaceAll(/\s+/g, ' ').trim())
  expect(said()).toEqual([])
  await drawn(() => {
    session.store.set('/days', formOf('13:00')['days'])
    void session.save()
  })
  expect(said()).toEqual([
    '« Siège » garde ses propres heures : « Du lundi au vendredi ».',
    'Le retrait des commandes garde ses propres créneaux.',
  ])
  const press = (name: string) => drawn(() => stage.place.querySelector<HTMLElement>(`[aria-label$="${name}"]`)?.click())
  await press('Siège')
  expect([said().length, session.state().item?.form['addresses']]).toEqual([1, [3, 1]])
  await press('Le retrait des commandes')
  expect([said(), session.state().item?.form['collectFollows']]).toEqual([[], true])
})

import { expect, it, vi } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { blocksOfPlace, overridesOf } from '#engine/sections/expand-sections.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { lostOverrides, placeFormStore, removeOverride } from './place-form-store.ts'

const shared: Block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Nos horaires', level: 2 } }
const box: Block = { id: 'boite', type: 'columns', v: 1, props: {}, slots: { first: [shared] } }

function stage() {
  const place: Block = { id: 'lieu', type: 'shared-section', v: 1, props: { section: 3 } }
  const setup = runnerOn(sampleDocument(place), ['lieu'])
  return { ...setup, form: placeFormStore(setup, 'lieu', shared), props: () => setup.store.block('lieu')?.props ?? {} }
}

it('writes a text of one place, tells its listeners, and shows the shared texts of the others', () => {
  const { form, props } = stage()
  const heard = vi.fn()
  form.subscribe('/text', heard)
  expect(form.get('/text')).toBe('Nos horaires')
  form.set('/text', 'Ici')
  expect([form.get('/text'), form.get('/level'), heard.mock.calls.length]).toEqual(['Ici', 2, 1])
  expect(props()).toEqual({ section: 3, overrides: [{ block: 'titre', pointer: '/text', value: 'Ici' }] })
})

it.each([['Nos horaires'], [undefined]])('goes back to the shared text by writing %j', (value) => {
  const { form, props } = stage()
  form.set('/text', 'Ici')
  form.set('/text', value)
  expect([form.get('/text'), props()]).toEqual(['Nos horaires', { section: 3 }])
})

it('keeps the texts of a place in the blocks that it is detached into, at any depth', () => {
  const { form, props } = stage()
  form.set('/text', 'Ici')
  expect(blocksOfPlace([box, shared], props())).toEqual([
    { ...box, slots: { first: [{ ...shared, props: { text: 'Ici', level: 2 } }] } },
    { ...shared, props: { text: 'Ici', level: 2 } },
  ])
})

it('writes the text of an item with a mark of the shared one, and finds it after a reorder', () => {
  const list = (...titles: string[]): Block => ({ ...shared, type: 'cards', props: { items: titles.map((title) => ({ title })) } })
  const { store, runner } = runnerOn(sampleDocument({ id: 'lieu', type: 'shared-section', v: 1, props: { section: 3 } }), ['lieu'])
  const formOver = (block: Block) => placeFormStore({ store, runner }, 'lieu', block)
  formOver(list('Lundi', 'Mardi')).set('/items~11~1title', 'Fermé')
  const moved = formOver(list('Mardi', 'Lundi'))
  expect([moved.get('/items~10~1title'), moved.get('/items~11~1title')]).toEqual(['Fermé', 'Lundi'])
  moved.set('/items~10~1title', 'Ouvert')
  const overrides = overridesOf(store.block('lieu')?.props ?? {})
  expect(overrides.map(({ value }) => value)).toEqual(['Ouvert'])
  const [lost] = lostOverrides(overrides, list('Jeudi'))
  expect(lost?.value).toBe('Ouvert')
  if (lost) removeOverride({ store, runner }, 'lieu', lost)
  expect(store.block('lieu')?.props).toEqual({ section: 3 })
})

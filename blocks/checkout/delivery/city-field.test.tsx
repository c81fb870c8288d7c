// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShopPlaces } from '#schemas/runtime/block-actors.ts'
import type { CartCity } from '#schemas/runtime/cart.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { CityField } from './CityField.tsx'

const montpellier = { postalCode: '34000', name: 'Montpellier' }
const paris = { postalCode: '75011', name: 'Paris' }
const unanswered = () => Promise.reject(new Error('not asked here'))
const chosen = vi.fn<(city: CartCity) => void>()

const stage = reactPage()
afterEach(() => {
  vi.clearAllMocks()
})

/** The field alone, where one town is known and « loin » is not answered. */
function open(before: CartCity | null = null, error?: string): void {
  const cities: ShopPlaces['cities'] = (search) =>
    search === 'loin' ? Promise.reject(new Error('unreachable')) : Promise.resolve(search.startsWith('mont') ? [montpellier] : [])
  const places = { cities, countries: unanswered, accessPoints: unanswered, collectTimes: unanswered }
  const Stage = () => <CityField places={places} idCountry={1} chosen={before} error={error} onChoose={chosen} />
  stage.show(stageView(Stage, { props: {}, data: {}, page: { path: '/commande' }, context: {} }))
}

const field = () => document.querySelector('input')!
const said = () => document.querySelector('[role=status]')?.textContent
const option = () => document.querySelector('[role=option]')!
const leave = () => act(() => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  act(() => void field().dispatchEvent(event))
  return event.defaultPrevented
}

async function type(value: string): Promise<void> {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
    field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await stage.settle()
}

const unknown = 'Aucune commune ne commence par «\u00a0zzzz\u00a0».'

it('says why no town came of what was typed until another is typed, also once it is left', async () => {
  open()
  await type('zzzz')
  expect(said()).toBe(unknown)
  leave()
  expect([field().value, said()]).toEqual(['zzzz', unknown])
  await type('zz')
  expect(said()).toBe('Aucune commune ne commence par «\u00a0zz\u00a0».')
  await type('mont')
  expect(said()).toBe('1 commune trouvée')
})

it('keeps what was typed where no town was chosen, and shows the towns again to who comes back', async () => {
  open()
  await type('mont')
  leave()
  expect([field().value, said(), chosen.mock.calls]).toEqual(['mont', '', []])
  act(() => void field().dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  expect(said()).toBe('1 commune trouvée')
})

it('takes the only matching town at Tab, and none where several or none match', async () => {
  open()
  await type('zzzz')
  expect(key('Tab')).toBe(false)
  expect(chosen).not.toHaveBeenCalled()
  await type('mont')
  expect(key('Tab')).toBe(false)
  expect(chosen).toHaveBeenCalledExactlyOnceWith(montpellier)
})

it('says to choose a town of the list where something is typed and none was chosen', async () => {
  open(null, 'Ce champ est obligatoire.')
  const fault = () => document.getElementById(field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
  expect(fault()).toBe('Ce champ est obligatoire.')
  await type('zzzz')
  expect(fault()).toBe('Choisissez une commune dans la liste qui s’ouvre quand vous tapez.')
})

it('shows the chosen town again above the notice of a failed search, and Enter goes on with it', async () => {
  open(paris)
  await type('zzzz')
  expect(key('Enter')).toBe(true)
  leave()
  expect([field().value, said()]).toEqual(['75011 Paris', unknown])
  expect(key('Enter')).toBe(false)
  await type('')
  expect([field().value, said()]).toEqual(['', ''])
})

it('keeps the button that asks again where no answer came, also once it is left', async () => {
  open()
  await type('loin')
  leave()
  expect([field().value, document.querySelector('button')?.textContent]).toEqual(['loin', 'Réessayer'])
  await type('')
  expect([field().value, document.querySelector('button')]).toEqual(['', null])
})

it('chooses a town by a whole press, not by a scroll, and retains the focus meanwhile', async () => {
  open()
  await type('mont')
  act(() => void option().dispatchEvent(new Event('pointerdown', { bubbles: true })))
  act(() => void option().dispatchEvent(new Event('pointercancel', { bubbles: true })))
  expect(chosen).not.toHaveBeenCalled()
  const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  option().dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
  act(() => void option().dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(chosen).toHaveBeenCalledExactlyOnceWith(montpellier)
  expect(said()).toBe('')
})

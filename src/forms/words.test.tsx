// @vitest-environment jsdom
import { act, createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import type { Pickers } from './pickers.ts'
import { readSchema } from './read-schema.ts'
import type { SchemaNode } from './schema-node.ts'
import { SchemaForm, type FormHandle, type SchemaFormProps } from './SchemaForm.tsx'

const words = (fr: string) => ({ 'x-label': { fr, en: fr } })
const fold = { fr: 'Adresses', en: 'Addresses' }
const properties: Record<string, SchemaNode> = {
  layout: { enum: ['one', 'two'], default: 'one', ...words('Disposition'), 'x-options': {} },
  second: { type: 'string', maxLength: 20, ...words('Deuxième'), 'x-when': { prop: 'layout', is: ['two'] } },
  height: { type: 'integer', ...words('Hauteur'), 'x-unit': { fr: 'px', en: 'px' } },
  cart: { type: 'string', maxLength: 20, ...words('Panier'), 'x-group': fold },
  terms: { type: 'string', maxLength: 20, ...words('Conditions'), 'x-group': fold },
  day: { type: 'string', format: 'date', ...words('Jour'), 'x-field': 'date' },
  moment: { type: 'string', format: 'date-time', ...words('Début'), 'x-field': 'moment' },
  price: { type: 'integer', minimum: 0, ...words('Prix'), 'x-field': 'money' },
  album: { type: 'integer', ...words('Album'), 'x-field': 'album' },
  tags: { type: 'array', maxItems: 2, items: { type: 'string' }, ...words('Étiquettes'), 'x-field': 'tags' },
  tone: {
    enum: ['plain', 'ink'],
    ...words('Ton'),
    'x-field': 'colour',
    'x-options': { plain: { fr: 'Neutre', en: 'Plain' }, ink: { fr: 'Encre', en: 'Ink' } },
  },
  icon: {
    enum: ['home', 'phone'],
    ...words('Icône'),
    'x-field': 'icon',
    'x-options': { home: { fr: 'Accueil', en: 'Home' }, phone: { fr: 'Téléphone', en: 'Phone' } },
  },
  anchor: { type: 'string', pattern: '^[a-z]+$', ...words('Endroit'), 'x-field': 'anchor' },
}
const values = (): Record<string, Json> => ({ second: 'gardé', album: 7, tags: ['bio'], price: 1250, day: '2026-12-24' })
const pickers = { ...stillPickers, pages: () => Promise.resolve([]), values: [] } as unknown as Pickers

let stage: PanelStage
let store: FormStore
const form = createRef<FormHandle>()

beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

async function show(props: Partial<SchemaFormProps> = {}, only = Object.keys(properties)) {
  store = createFormStore(values())
  const schema = { properties: Object.fromEntries(only.map((name) => [name, properties[name] ?? {}])) }
  await act(async () => {
    stage.show(<SchemaForm ref={form} tree={readSchema(schema)} store={store} pickers={pickers} {...props} />)
    await Promise.resolve()
  })
}

const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
const labels = () => all<HTMLLabelElement>('label').map(({ textContent }) => textContent)
const control = (label: string) => {
  const found = all<HTMLLabelElement>('label').find(({ textContent }) => textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
const press = (name: string) => pressControl(all('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!)

function typeAndLeave(label: string, text: string) {
  const input = control(label)
  act(() => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.blur()
  })
}

describe('a field with a condition', () => {
  it('appears and goes with the value of the other field, its own value unchanged', async () => {
    await show({}, ['layout', 'second'])
    expect(labels()).not.toContain('Deuxième')
    act(() => store.set('/layout', 'two'))
    expect(control('Deuxième').value).toBe('gardé')
    act(() => store.set('/layout', 'one'))
    expect([labels().includes('Deuxième'), store.get('/second')]).toEqual([false, 'gardé'])
  })

  it('is shown with a fault though its condition does not hold', async () => {
    await show({ problems: [{ pointer: '/second', message: 'Trop long.' }] }, ['layout', 'second'])
    expect(labels()).toContain('Deuxième')
  })
})

describe('a fold', () => {
  it('holds its neighbours closed under one title, and opens for a refusal', async () => {
    await show({ problems: [{ pointer: '/terms', message: 'Manque.' }] }, ['cart', 'terms'])
    const [details, ...more] = all<HTMLDetailsElement>('details')
    expect([more.length, details?.open, details?.querySelector('summary')?.textContent]).toEqual([0, false, 'Adresses à corriger'])
    act(() => void form.current?.focusField('/terms'))
    expect([details?.open, document.activeElement === control('Conditions')]).toEqual([true, true])
  })
})

describe('each kind', () => {
  it('says the unit of a number in its name', async () => {
    await show({}, ['height'])
    expect(labels()).toEqual(['Hauteur (px)'])
  })

  it('reads a day in French and leaves what is no day out of the document', async () => {
    await show({}, ['day'])
    expect(control('Jour').value).toBe('24/12/2026')
    typeAndLeave('Jour', '1er janvier 2027')
    expect(store.get('/day')).toBe('2027-01-01')
    typeAndLeave('Jour', '31/02/2027')
    expect([store.get('/day'), document.body.textContent.includes('Écrivez une date')]).toEqual(['2027-01-01', true])
    typeAndLeave('Jour', '')
    expect(store.get('/day')).toBeUndefined()
  })

  it('stores a moment in Paris as an instant, once both parts are there', async () => {
    await show({}, ['moment'])
    typeAndLeave('Jour', '14/07/2026')
    expect(store.get('/moment')).toBeUndefined()
    typeAndLeave('Heure', '9 h 30')
    expect(store.get('/moment')).toBe('2026-07-14T07:30:00Z')
  })

  it('shows cents in euros and stores euros in cents', async () => {
    await show({}, ['price'])
    expect(control('Prix').value).toBe('12,50')
    typeAndLeave('Prix', '1 200,05')
    expect(store.get('/price')).toBe(120_005)
    typeAndLeave('Prix', '-3')
    expect([store.get('/price'), document.body.textContent.includes('Écrivez un montant')]).toEqual([120_005, true])
  })

  it('names the chosen content, says that it is offline, and stores another one', async () => {
    await show({}, ['album'])
    expect(document.body.textContent).toContain('Nom de 7')
    expect(document.body.textContent).toContain('hors ligne')
    await press('Changer')
    await press('Vendangesvendanges')
    expect(store.get('/album')).toBe('album')
  })

  it('adds to several contents and takes them away again', async () => {
    await show({}, ['tags'])
    await press('Ajouter')
    await press('Vendangesvendanges')
    expect(store.get('/tags')).toEqual(['bio', 'tags'])
    for (const name of ['Nom de bio', 'Vendanges']) await pressControl(all(`button[aria-label*="${name}"]`)[0]!)
    expect(store.get('/tags')).toBeUndefined()
  })

  it('shows the tones of the theme as samples and stores the name of one', async () => {
    await show({}, ['tone'])
    const [, ink] = all<HTMLInputElement>('input[type=radio]')
    act(() => ink?.click())
    expect(store.get('/tone')).toBe('ink')
    expect(all<HTMLSpanElement>('label > span[style]').map(({ style }) => style.background)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  })

  it('finds an icon by its French word and draws it', async () => {
    await show({}, ['icon'])
    await press('Choisir une icône')
    typeAndLeave('Chercher une icône', 'telephone')
    expect(all('li svg')).toHaveLength(1)
    await press('Téléphone')
    expect(store.get('/icon')).toBe('phone')
  })

  it('offers the anchors of the page', async () => {
    await show({}, ['anchor'])
    const options = [...(all<HTMLSelectElement>('select')[0]?.options ?? [])].map(({ value }) => value)
    expect(options).toEqual(['', 'tarifs'])
  })
})

// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onAnnounced } from '#kit/feedback/announce.ts'
import { hideToast, shownToast } from '#kit/feedback/toast.ts'
import { createFormStore, type FormStore } from '#forms/form-store.ts'
import type { Pickers } from '#forms/pickers.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import type { Json } from '#schemas/generated/content.ts'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'

const words = (fr: string) => ({ 'x-label': { fr, en: fr } })
const schema = {
  properties: {
    title: { type: 'string', maxLength: 120, ...words('Titre') },
    note: { type: 'string', 'x-field': 'long-text', ...words('Note') },
    anchor: { type: 'string', pattern: '^[a-z]+$', ...words('Ancre') },
    rows: { type: 'array', ...words('Lignes'), items: { type: 'object', properties: { name: { type: 'string', ...words('Nom') } } } },
    points: { type: 'array', ...words('Points'), items: { type: 'string', ...words('Point') } },
  },
}
const pickers = {
  values: [
    { placeholder: '{{COMPANY_PHONE}}', label: 'Téléphone', now: '01 99 00 37 00' },
    { placeholder: '{{COMPANY_EMAIL}}', label: 'Courriel', now: '' },
  ],
} as unknown as Pickers

let stage: PanelStage
let store: FormStore

beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function show(values: Json) {
  store = createFormStore(values)
  stage.show(<SchemaForm tree={readSchema(schema)} store={store} pickers={pickers} />)
}
const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
const named = (label: string) => {
  const [found] = all<HTMLLabelElement>('label').filter(({ textContent }) => textContent === label)
  return document.getElementById(found?.htmlFor ?? '')!
}
const button = (name: string) => all('button, [role=menuitem]').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
const insert = async (label: string, value: string) => {
  await pressControl(button(`Insérer une valeur du site dans «\u202f${label}\u202f»`)!)
  await pressControl(await waitUntil(() => button(value) ?? Promise.reject(new Error(value))))
}
const chips = (label: string) => all(`#${CSS.escape(named(label).id)} [contenteditable=false]`).map(({ textContent }) => textContent)
function type(text: string, at: HTMLElement) {
  const element = at as HTMLInputElement
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
function paste(text: string, at: HTMLElement, html = '') {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? text : html), files: [] } })
  act(() => {
    at.dispatchEvent(event)
  })
}
const key = (name: string, at: HTMLElement) =>
  act(() => {
    at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })

describe('a text field with values of the site', () => {
  it('inserts a value at the caret, stores its name and shows it as a chip with its value today', async () => {
    const heard: string[] = []
    const end = onAnnounced((text) => heard.push(text))
    show({ title: 'Tél. ici' })
    const input = named('Titre') as HTMLInputElement
    input.setSelectionRange(5, 5)
    await insert('Titre', 'Téléphone (01 99 00 37 00)')
    expect(store.get('/title')).toBe('Tél. {{COMPANY_PHONE}}ici')
    expect(chips('Titre')).toEqual(['Téléphone\u00a0: 01 99 00 37 00'])
    expect(named('Titre').getAttribute('role')).toBe('textbox')
    await waitUntil(() => expect(document.activeElement).toBe(named('Titre')))
    expect(heard).toEqual(['Valeur insérée\u00a0: Téléphone.'])
    end()
  })

  it('shows a stored value as a chip without a change, and names one that is not filled', () => {
    show({ title: 'a {{COMPANY_EMAIL}} b {{UNKNOWN}}', note: 'x\n{{COMPANY_PHONE}}' })
    expect(chips('Titre')).toEqual(['Courriel', 'UNKNOWN'])
    expect(chips('Note')).toEqual(['Téléphone\u00a0: 01 99 00 37 00'])
    expect(named('Note').getAttribute('aria-multiline')).toBe('true')
    expect(store.get('/title')).toBe('a {{COMPANY_EMAIL}} b {{UNKNOWN}}')
  })

  it('keeps the focus and the caret after a value that is typed by its name', async () => {
    show({ title: 'a' })
    const input = named('Titre') as HTMLInputElement
    act(() => input.focus())
    type('a {{COMPANY_PHONE}}', input)
    expect(chips('Titre')).toHaveLength(1)
    await waitUntil(() => expect(document.activeElement).toBe(named('Titre')))
  })

  it('leaves the key of undo to what is around it', () => {
    show({ title: '{{COMPANY_PHONE}}' })
    const box = named('Titre')
    act(() => box.focus())
    // ProseMirror reads the number of the key.
    const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, keyCode: 90, bubbles: true, cancelable: true })
    act(() => void box.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(false)
    expect(chips('Titre')).toHaveLength(1)
  })

  it('removes a value as a whole, and is a control of the browser again once it is left', async () => {
    show({ title: '{{COMPANY_PHONE}}' })
    const box = named('Titre')
    act(() => box.focus())
    key('Delete', box)
    expect(store.get('/title')).toBeUndefined()
    expect(named('Titre')).toBe(box)
    act(() => box.blur())
    await waitUntil(() => expect(named('Titre').localName).toBe('input'))
  })

  it.each([
    ['a text with a value', 'Appelez {{COMPANY_PHONE}}', 'Appelez {{COMPANY_PHONE}}'],
    ['two lines into one', ' un\r\n\n deux ', 'un deux'],
    ['marks as characters', '<b>&</b>', '<b>&</b>'],
    ['one line with the spaces at its ends', ' au ', ' au '],
  ])('pastes %s', (_, pasted, stored) => {
    show({ title: '{{COMPANY_EMAIL}}' })
    const box = named('Titre')
    act(() => box.focus())
    paste(pasted, box)
    expect(store.get('/title')).toBe(`${stored}{{COMPANY_EMAIL}}`)
  })

  it('names what a paste leaves out, and takes no removed word of a reviewed document', () => {
    show({ title: '{{COMPANY_EMAIL}}' })
    const box = named('Titre')
    act(() => box.focus())
    paste('Un mot\ndeux', box, '<p>Un <del cite="mailto:A" datetime="2026">mot</del></p><p>deux</p>')
    const shown = shownToast()
    if (shown) act(() => hideToast(shown.id))
    expect([store.get('/title'), shown?.text]).toEqual(['Un deux{{COMPANY_EMAIL}}', '1 passage supprimé en révision n’a pas été repris.'])
  })

  it.each([
    ['<p>Un <del cite="mailto:A" datetime="2026">mot</del></p>', 'Un mot', ['Un'], '1 passage supprimé en révision'],
    ['<p>Un <a href="https://example.com">mot</a></p>', 'Un mot', [], '1 lien'],
    ['<p>Un <b>mot</b></p>', 'Un mot', [], ''],
  ])('names what a paste into a control of the browser leaves out: %s', (html, pasted, inserted, sentence) => {
    const execute = vi.fn()
    Object.assign(document, { execCommand: execute })
    show({ anchor: 'a' })
    const input = named('Ancre')
    paste(pasted, input, html)
    const shown = shownToast()
    if (shown) act(() => hideToast(shown.id))
    Reflect.deleteProperty(document, 'execCommand')
    expect([input.localName, execute.mock.calls.map((call) => String(call[2]).trim())]).toEqual(['input', inserted])
    expect((shown?.text ?? '').slice(0, sentence.length || undefined)).toBe(sentence)
  })

  it.each([
    ['/title', 'Titre', { title: 'Appelez au ' }],
    ['/points/0', 'Point 1', { points: ['Appelez au '] }],
  ])('inserts a value after the space at the end of a text: %s', async (pointer, label, values) => {
    show(values)
    await insert(label, 'Téléphone (01 99 00 37 00)')
    expect(store.get(pointer)).toBe('Appelez au {{COMPANY_PHONE}}')
  })

  it('shows what comes from outside, in items of a list too', () => {
    show({ points: ['{{COMPANY_PHONE}}'] })
    expect(chips('Point 1')).toHaveLength(1)
    act(() => store.set('/points/0', 'b {{COMPANY_EMAIL}}'))
    expect(named('Point 1').textContent).toBe('b Courriel')
    act(() => store.set('/points/0', 'c'))
    expect((named('Point 1') as HTMLInputElement).value).toBe('c')
  })

  it('names a folded item by the value today', () => {
    show({ rows: [{ name: 'Tél. {{COMPANY_PHONE}}' }, { name: '{{COMPANY_EMAIL}}' }] })
    expect(all('[data-act=open]').map(({ textContent }) => textContent)).toEqual(['Tél. 01 99 00 37 00', 'Courriel'])
  })

  it('offers no value for a token', () => {
    show({ anchor: 'a' })
    expect(button('Insérer une valeur du site dans «\u202fAncre\u202f»')).toBeUndefined()
  })
})

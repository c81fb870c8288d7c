// @vitest-environment jsdom
import type { Command } from 'prosemirror-state'
import { expect, it, vi } from 'vitest'
import type { HtmlKind } from '#engine/text/html-rules.ts'
import { createRichToolbar } from './rich-toolbar.ts'
import { choosableValues } from './value-choice.ts'

const toolbarOf = (kind: HtmlKind, values: ReadonlyMap<string, string | null>) => {
  const run = vi.fn<(command: Command) => void>()
  const { element } = createRichToolbar({ page: document, kind, run, href: () => '', values: choosableValues(values) })
  return { element, run }
}

it.each([
  ['html', ['Gras', 'Italique', 'Liste à puces', 'Liste numérotée', 'Lien']],
  ['html-inline', ['Gras', 'Italique', 'Lien']],
] as const)('draws an icon for each format of a text of the kind %s, without letters', (kind, expected) => {
  const buttons = [...toolbarOf(kind, new Map()).element.querySelectorAll('button')]
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(expected)
  expect(buttons.map(({ firstElementChild, textContent }) => [firstElementChild?.localName, textContent])).toEqual(
    expected.map(() => ['svg', '']),
  )
})

it('offers the values of the site, those without one last, and inserts the chosen one', () => {
  const { element, run } = toolbarOf('html', new Map([['COMPANY_PHONE', '01 99 00 38 00'], ['COMPANY_EMAIL', ''], ['UNKNOWN', 'x']])) // prettier-ignore
  const choice = element.querySelector('select')
  expect([...(choice?.options ?? [])].map(({ text, value }) => [text, value])).toEqual([
    ['{ }', ''],
    ['Téléphone (01 99 00 38 00)', '{{COMPANY_PHONE}}'],
    ['Adresse e-mail', '{{COMPANY_EMAIL}}'],
  ])
  if (choice) choice.value = '{{COMPANY_PHONE}}'
  choice?.dispatchEvent(new Event('change'))
  expect(run).toHaveBeenCalledTimes(1)
  expect(choice?.value).toBe('')
  expect(toolbarOf('html', new Map()).element.querySelector('select')).toBeNull()
})

it('opens the list of values at a key that would choose the first of them unseen', () => {
  const choice = toolbarOf('html', new Map([['COMPANY_PHONE', '01 99 00 38 00']])).element.querySelector('select')
  const showPicker = vi.fn<() => void>()
  Object.assign(choice ?? {}, { showPicker })
  /** True where the browser does what the key does in a list. */
  const press = (key: string, altKey = false) => choice?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, cancelable: true }))
  expect(['ArrowDown', 'End', 't'].map((key) => press(key))).toEqual([false, false, false])
  expect(showPicker).toHaveBeenCalledTimes(3)
  expect([press(' '), press('Tab'), press('Escape'), press('ArrowDown', true), showPicker.mock.calls.length]).toEqual([
    true,
    true,
    true,
    true,
    3,
  ])
})

it('asks for the address of a link, and takes none that is unsafe', () => {
  const run = vi.fn<(command: Command) => void>()
  const { element, askLink } = createRichToolbar({ page: document, kind: 'html', run, href: () => '/contact', values: [] })
  document.body.append(element)
  askLink()
  const input = element.querySelector('input') as HTMLInputElement
  const enter = () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
  expect(input.value).toBe('/contact')
  input.value = 'javascript:alert(1)'
  enter()
  expect([run.mock.calls.length, input.hidden]).toEqual([0, false])
  input.value = '/tarifs'
  enter()
  expect([run.mock.calls.length, input.hidden]).toEqual([1, true])
})

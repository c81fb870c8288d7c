// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { insertRule } from '#rich-text/commands/blocks.ts'
import { openRich, type RichText } from './open-rich.ts'

afterEach(() => document.body.replaceChildren())

const html = '<p>Un <strong>mot</strong></p>'
const container = (inner: string) => {
  const element = document.body.appendChild(document.createElement('div'))
  element.className = 'prose'
  element.innerHTML = inner
  return element
}
const open = (element: HTMLElement, value: string, onInput = vi.fn<(html: string) => void>(), onDropped: RichText['onDropped'] = vi.fn()) =>
  openRich({ element, kind: 'html', value, label: 'Texte', valueOf: () => '01 02', onInput, onState: vi.fn(), onLink: vi.fn(), onDropped })

describe('openRich', () => {
  it('edits in the container itself, and gives it its own nodes and attributes back', () => {
    const element = container(html)
    const [before, paragraph] = [element.outerHTML, element.firstChild]
    const onInput = vi.fn<(html: string) => void>()
    const editor = open(element, html, onInput)
    expect([element.getAttribute('role'), element.className]).toEqual(['textbox', 'prose ProseMirror canvas-text'])
    editor?.run(insertRule)
    expect(onInput.mock.lastCall?.[0]).toContain('<hr>')
    editor?.close()
    expect([element.outerHTML, element.firstChild === paragraph]).toEqual([before, true])
  })

  it('shows a value of the site as a chip', () => {
    const element = container('<p>Au 01 02</p>')
    const editor = open(element, '<p>Au {{PHONE}}</p>')
    expect(element.querySelector('[contenteditable=false]')?.textContent).toBe('01 02')
    editor?.close()
  })

  it.each([
    [2, '<p>Aux {{PHONE}} vite</p>'],
    [5, '<p>Au {{PHONE}}x vite</p>'],
    ['end', '<p>Au {{PHONE}} vitex</p>'],
    ['whole', '<p>x</p>'],
  ] as const)('writes a key that follows the focus at %s at once into the text there: %s', (caret, written) => {
    const onInput = vi.fn<(html: string) => void>()
    const editor = open(container('<p>Au 01 02 vite</p>'), '<p>Au {{PHONE}} vite</p>', onInput)
    editor?.focus(caret)
    editor?.run(({ tr }, dispatch) => {
      dispatch?.(tr.insertText('x'))
      return true
    })
    expect(onInput.mock.lastCall?.[0]).toBe(written)
    editor?.close()
  })

  it.each([
    [
      { 'text/html': '<p><u>Un</u><img src="https://x.example/1.jpg"></p>', 'text/plain': 'Un' },
      [],
      [
        ['picture', 1],
        ['underline', 1],
      ],
    ],
    [
      {},
      ['image/png', 'application/zip'],
      [
        ['picture', 1],
        ['file', 1],
      ],
    ],
    [{ 'text/plain': 'Un' }, ['image/png'], null],
    [{ 'text/html': '<p>Un</p>' }, [], null],
  ])('reports of a paste of %j with files %j: %j', (data: Record<string, string>, types, reported) => {
    const onDropped = vi.fn<(dropped: ReadonlyMap<string, number>) => void>()
    const element = container(html)
    const editor = open(element, html, vi.fn(), onDropped)
    const files = types.map((type) => new File(['x'], 'x', { type }))
    const event = new Event('paste', { bubbles: true, cancelable: true })
    element.dispatchEvent(Object.assign(event, { clipboardData: { getData: (type: string) => data[type] ?? '', files } }))
    expect(onDropped.mock.calls.map(([dropped]) => [...dropped])).toEqual(reported === null ? [] : [reported])
    expect(event.defaultPrevented).toBe(true)
    editor?.close()
  })

  it('leaves a text alone that it would not give back as it was', () => {
    const element = container('<p>Un</p>')
    const before = element.outerHTML
    expect(open(element, '<custom-tag>Un</custom-tag>')).toBeNull()
    expect(element.outerHTML).toBe(before)
  })
})

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { openPlain } from './open-plain.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

it('names what a paste leaves out, and inserts no comment of a document of Word', () => {
  const node = document.createTextNode('Titre')
  document.body.append(node)
  const onDropped = vi.fn<(dropped: ReadonlyMap<string, number>) => void>()
  const text = { node, shown: 'Titre', value: 'Titre', label: 'Titre', isLong: false, valueOf: () => '', onInput: vi.fn(), onDropped }
  const editor = openPlain(text)
  const insert = vi.fn()
  Object.assign(document, { execCommand: insert })
  const data = new Map([
    ['text/html', '<p>Un<a class=msocomanchor href="#_msocom_1">[A1]</a><img src="https://x.example/1.jpg"></p>'],
    ['text/plain', 'Un[A1]'],
  ])
  const clipboardData = { getData: (type: string) => data.get(type) ?? '', files: [] }
  editor?.element.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
  expect(insert).toHaveBeenCalledWith('insertText', false, 'Un')
  expect(onDropped.mock.calls.map(([dropped]) => Object.fromEntries(dropped))).toEqual([{ comment: 1, picture: 1 }])
  editor?.close()
})

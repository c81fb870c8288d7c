// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createExcessNote } from './excess-note.ts'

function opened(first: string, max: number | null = 5) {
  const pinned = new Set<HTMLElement>()
  const pin = (element: HTMLElement) => {
    pinned.add(element)
    return () => void pinned.delete(element)
  }
  const note = createExcessNote({ page: document, overlay: { pin }, max })
  const close = vi.fn()
  const editor = note.around(
    { element: document.createElement('span'), write: () => undefined, focus: () => undefined, caret: () => 0, close },
    first,
  )
  const said = () => [...pinned].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  return { note, editor, said, close }
}

it('says with each key by how many characters a text is too long, and goes when it fits', () => {
  const { note, said } = opened('abcde')
  expect(said()).toEqual([])
  note.show('abcdef')
  expect(said()).toEqual(['1 caractère de trop : 5 au plus. Tout est gardé.'])
  note.show('abcdefgh')
  expect(said()).toEqual(['3 caractères de trop : 5 au plus. Tout est gardé.'])
  note.show('abcde')
  expect(said()).toEqual([])
})

it('counts a text that was too long before, and one from outside; it goes with the editor', () => {
  const { editor, said, close } = opened('abcdefg')
  expect(said()).toHaveLength(1)
  editor.write('abc')
  expect(said()).toEqual([])
  editor.write('😀😀😀😀😀😀')
  expect(said()).toEqual(['1 caractère de trop : 5 au plus. Tout est gardé.'])
  editor.close()
  expect([said(), close.mock.calls.length]).toEqual([[], 1])
})

it('shows no note for a text without a limit', () => {
  const { note, said } = opened('abc', null)
  note.show('x'.repeat(10_000))
  expect(said()).toEqual([])
})

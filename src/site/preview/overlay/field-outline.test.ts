// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { FoundText } from '../text/find-texts.ts'
import type { TextPlace } from '../text/text-place.ts'
import { createFieldOutline } from './field-outline.ts'

const found = (pointer: string, place: TextPlace) => ({ text: { pointer }, place }) as FoundText
const scrolled = vi.fn<(to: unknown) => void>()

beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('scrollBy', scrolled)
  document.body.innerHTML = '<p></p><img>'
})

/** An element of the page that stands at this height. */
function standing(selector: string, top: number): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)!
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, 40)
  return element
}

function stage({ isPhone = true, isWritten = false } = {}) {
  const texts = [
    found('/intro', { kind: 'html', element: standing('p', 700) }),
    found('/image/alt', { kind: 'attribute', element: standing('img', 300), name: 'alt' }),
    found('/title', { kind: 'gap', before: null }),
    found('/note', { kind: 'none' }),
  ]
  let boxOfIt: (() => DOMRect | null) | null = null
  const find = vi.fn<(id: string, withGaps: boolean) => FoundText[]>(() => texts)
  const fields = createFieldOutline({
    page: document,
    overlay: { outline: (box) => (boxOfIt = box) },
    texts: { find, desk: { element: isWritten ? document.body : null } } as never,
    isOnPhone: () => isPhone,
  })
  return { fields, find, texts, top: () => boxOfIt?.()?.top ?? null }
}

it.each([
  ['/intro', 700],
  ['/image', 300],
])('outlines what the field %s holds, and scrolls it under the head of a phone', (pointer, top) => {
  const { fields, top: outlined } = stage()
  fields.show('a', pointer)
  expect([outlined(), scrolled.mock.calls]).toEqual([top, [[{ top: top - 96, behavior: 'instant' }]]])
})

it.each(['/title', '/note', '/link', '/im'])('outlines nothing for the field %s, whose text is not drawn, and stays', (pointer) => {
  const { fields, top } = stage()
  fields.show('a', pointer)
  expect([top(), scrolled.mock.calls]).toEqual([null, []])
})

it('outlines a text once it is drawn, and not while it is gone', () => {
  const { fields, top, texts } = stage({ isPhone: false })
  fields.show('a', '/title')
  fields.take([...texts, found('/title', { kind: 'html', element: standing('p', 500) })])
  expect([top(), scrolled.mock.calls]).toEqual([500, []])
  fields.take(texts)
  expect(top()).toBeNull()
  fields.show('a', null)
  fields.take(texts)
  expect(top()).toBeNull()
})

it('looks for no text while one is written on the page', () => {
  const { fields, find } = stage({ isWritten: true })
  fields.show('a', '/intro')
  expect(find).not.toHaveBeenCalled()
})

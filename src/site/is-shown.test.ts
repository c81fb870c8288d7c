// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isShown } from './is-shown.ts'

const withBoxes = (count: number) =>
  vi
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue(Array.from({ length: count }, () => new DOMRect()) as unknown as DOMRectList)
const added = (style: string) => {
  document.body.innerHTML = `<p style="${style}">Bonjour</p>`
  return document.body.firstElementChild!
}

afterEach(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))

describe('an element is shown', () => {
  it.each([true, false])('as the browser says: %s', (isVisible) => {
    const ask = vi.fn(() => isVisible)
    Element.prototype.checkVisibility = ask
    expect(isShown(added(''), { opacityProperty: true })).toBe(isVisible)
    expect(ask).toHaveBeenCalledExactlyOnceWith({ opacityProperty: true })
  })

  it.each([
    ['with a box', 1, '', true],
    ['without a box', 0, '', false],
    ['with a box that a style hides', 1, 'visibility: hidden', false],
  ])('in a browser without checkVisibility by its box: %s', (_, boxes, style, isVisible) => {
    withBoxes(boxes)
    expect('checkVisibility' in Element.prototype).toBe(false)
    expect(isShown(added(style), { visibilityProperty: true })).toBe(isVisible)
  })
})

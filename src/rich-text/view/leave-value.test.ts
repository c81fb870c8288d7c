// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillWithText } from '#site/preview/text/plain-text.ts'
import { showValue } from './value-view.ts'

const makers: Readonly<Record<string, () => Node>> = {
  'of an editor': () => showValue({ label: 'Téléphone', now: '' }).dom,
  'on the page': () => {
    const words = document.createElement('span')
    fillWithText(words, '{{COMPANY_PHONE}}', () => 'Téléphone')
    return words.firstChild ?? words
  },
}

describe.each(Object.keys(makers))('a value %s', (name) => {
  const text = document.createElement('p')
  let chip: HTMLElement

  beforeEach(() => {
    chip = makers[name]?.() as HTMLElement
    vi.spyOn(chip, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 60, 20))
    text.replaceChildren('Au ', chip, ' ou ici')
    document.body.append(text)
  })
  afterEach(() => text.remove())

  const release = (x: number) => chip.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: x }))

  it.each([
    [110, 1],
    [129, 1],
    [130, 2],
    [159, 2],
  ])('clicked at %i, from 100 to 160, has the caret before or behind it: %i', (x, offset) => {
    const selection = document.getSelection()
    selection?.collapse(chip.firstChild, 3)
    release(x)
    expect([selection?.anchorNode, selection?.anchorOffset, selection?.isCollapsed]).toEqual([text, offset, true])
  })

  it.each([
    ['a caret elsewhere', () => document.getSelection()?.collapse(text.lastChild, 2)],
    [
      'words that are selected over a value',
      () => document.getSelection()?.setBaseAndExtent(text.firstChild ?? text, 1, chip.firstChild ?? chip, 3),
    ],
  ])('leaves %s where it is', (_what, select) => {
    select()
    const before = document.getSelection()
    const place = [before?.anchorNode, before?.anchorOffset, before?.focusNode, before?.focusOffset]
    release(150)
    const after = document.getSelection()
    expect([after?.anchorNode, after?.anchorOffset, after?.focusNode, after?.focusOffset]).toEqual(place)
  })
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editShell } from './block-element.ts'
import { keepBlockFocus, type BlockFocus } from './focus-block.ts'

let selected: string | null
let isFree: boolean
let focus: BlockFocus

beforeEach(() => {
  document.documentElement.removeAttribute('data-edits-shell')
  document.body.innerHTML = `<main class="site-main"><div data-block="a"><a href="/" id="link">A</a></div><div data-block="b"></div></main>
    <footer data-region="footer"><div data-block="c"></div></footer>`
  selected = 'a'
  isFree = true
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  focus = keepBlockFocus(
    document,
    () => isFree,
    () => selected,
  )
})

const active = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? (activeElement.dataset['block'] ?? activeElement.localName) : null
}
const remove = (id: string) => document.querySelector(`[data-block=${id}]`)?.remove()

describe('the focus of a page that has the keys', () => {
  it('goes from the body to the selected block when its window takes the focus', () => {
    expect(active()).toBe('body')
    window.dispatchEvent(new Event('focus'))
    expect(active()).toBe('a')
  })

  it('goes with the selection, and is given back when its element has gone', () => {
    focus.follow()
    selected = 'b'
    focus.follow()
    expect(active()).toBe('b')
    remove('b')
    selected = 'a'
    focus.keep()
    expect(active()).toBe('a')
  })

  it.each([null, 'gone'])('goes to the page itself while %s is selected', (id) => {
    selected = id
    focus.follow()
    expect(active()).toBe('main')
  })

  it('goes to the shell that is edited without a block of it', () => {
    editShell(document)
    selected = null
    focus.follow()
    expect(active()).toBe('footer')
  })

  it('stays on a control of the page, in an open text and outside of the page', () => {
    document.getElementById('link')?.focus()
    focus.follow()
    expect(active()).toBe('a')
    expect(document.activeElement?.id).toBe('link')
    document.getElementById('link')?.blur()
    isFree = false
    focus.follow()
    expect(active()).toBe('body')
    isFree = true
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    window.dispatchEvent(new Event('focus'))
    expect(active()).toBe('body')
  })
})

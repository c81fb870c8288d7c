// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { SelectionStore } from '#composer/store/selection-store.ts'
import { isInBlockField, LostCaret } from './lost-caret.ts'

let caret: LostCaret

beforeEach(() => {
  caret = new LostCaret()
  caret.lose()
})

describe('LostCaret', () => {
  it.each(['a', 'Shift+a', 'Backspace', 'Delete', 'Enter', 'Space', '/', 'Alt+ArrowUp', 'Mod+d'])('holds %s, again and again', (combo) => {
    expect([caret.holds(combo), caret.holds(combo)]).toEqual([true, true])
  })

  it.each(['Escape', 'Tab', 'Shift+Tab', 'F6', 'Shift+F6', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])(
    'holds neither %s nor the keys after it',
    (combo) => {
      expect([caret.holds(combo), caret.holds('Backspace')]).toEqual([false, false])
    },
  )

  it('holds no key after a press in the window or the selection of a block', () => {
    const selection = new SelectionStore()
    const end = caret.follow(selection)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(caret.isLost).toBe(false)
    caret.lose()
    selection.select(['a'])
    expect(caret.isLost).toBe(false)
    end()
  })

  it('stays when nothing is selected', () => {
    const selection = new SelectionStore()
    selection.select(['a'])
    const end = caret.follow(selection)
    selection.select([])
    expect(caret.isLost).toBe(true)
    end()
  })
})

it('finds the fields of the selected block: of its form, its sheet and its row', () => {
  document.body.innerHTML = `<div data-part="fields"><input id="form"><button id="button"></button></div>
    <section data-block-sheet><textarea id="sheet"></textarea></section><div role="treegrid"><input id="row"></div><input id="search">`
  const isThere = (id: string) => {
    document.getElementById(id)?.focus()
    return isInBlockField()
  }
  expect(['form', 'button', 'sheet', 'row', 'search'].filter(isThere)).toEqual(['form', 'sheet', 'row'])
})

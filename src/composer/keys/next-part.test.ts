// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { focusNextDeskPart } from './next-part.ts'

const OUTLINE = '<div role="treegrid" tabindex="0" id="outline"></div>'
const PALETTE = '<input type="search" id="search">'

function show(left: string): void {
  document.body.innerHTML = `<header data-part="bar"><button id="pages"></button></header>
    <div data-part="left"><button role="tab" aria-selected="true"></button>${left}</div><iframe data-state="alive" id="frame"></iframe>
    <aside data-part="fields"><button role="tab" aria-selected="false"></button><button role="tab" aria-selected="true" id="tab"></button><input id="field"></aside>`
}

/** The focus after each press. */
const walk = (by: 1 | -1, times: number) =>
  Array.from({ length: times }, () => {
    focusNextDeskPart(by)
    return document.activeElement?.id
  })

describe('focusNextDeskPart', () => {
  beforeEach(() => show(OUTLINE))

  it('leads from outline to page, fields and bar, and round', () => {
    expect(walk(1, 5)).toEqual(['outline', 'frame', 'tab', 'pages', 'outline'])
  })

  it('leads back, from the end where no part has the focus', () => {
    expect(walk(-1, 5)).toEqual(['pages', 'tab', 'frame', 'outline', 'pages'])
  })

  it('leads on from a field of a part', () => {
    document.getElementById('field')?.focus()
    expect(walk(1, 1)).toEqual(['pages'])
  })

  it('leads to the act of a toast first, and to it again after the bar', () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-part="toasts"><button id="undo" data-offered></button></div>')
    expect(walk(1, 7)).toEqual(['undo', 'outline', 'frame', 'tab', 'pages', 'undo', 'outline'])
  })

  it('leads to the search of the palette while that is open', () => {
    show(PALETTE)
    expect(walk(1, 1)).toEqual(['search'])
  })
})

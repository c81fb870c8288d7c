// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onTouch } from './first-touch.ts'

const act = vi.fn()
onTouch(act)

beforeEach(() => {
  act.mockClear()
  document.body.innerHTML = '<input id="search" autofocus><a id="link" href="/contact">x</a>'
})

const pointer = (type: string, movementX = 0, movementY = 0) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 640, clientY: 300, movementX, movementY }))
const focus = (id: string) => document.getElementById(id)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))

describe('onTouch', () => {
  it('ignores a pointer that rests, however often it is reported', () => {
    for (const type of ['pointerover', 'pointermove', 'pointerenter', 'pointermove']) pointer(type)
    expect(act).not.toHaveBeenCalled()
  })

  it.each([
    [3, 0],
    [0, -1],
    [-2, 5],
  ])('calls back for a pointer that moves by %i and %i', (x, y) => {
    pointer('pointermove', x, y)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'touchstart', 'keydown', 'input'])('calls back for %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(act).toHaveBeenCalledOnce()
  })

  it('calls back for the focus of a link, not for the focus that autofocus gives', () => {
    focus('search')
    expect(act).not.toHaveBeenCalled()
    focus('link')
    expect(act).toHaveBeenCalledOnce()
  })
})

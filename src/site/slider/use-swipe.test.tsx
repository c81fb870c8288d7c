// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { useSwipe } from './use-swipe.ts'

let root: Root
let told: string[]
const send = (event: SliderEvent) => void told.push(event.type)

function Stage() {
  return (
    <div {...useSwipe(0, send)}>
      <img alt="" />
      <video />
      <button type="button" />
    </div>
  )
}

/** Puts a finger on something, so far below its upper edge. */
function press(selector: string, below: number, pointerType = 'touch'): void {
  const target = document.querySelector(selector)!
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 300))
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 100 + below, pointerType }))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  told = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Stage />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a finger on the stage', () => {
  it('may swipe from a picture, down to its lower edge, and from a film', () => {
    press('img', 295)
    press('video', 20)
    press('video', 150)
    expect(told).toEqual(['pointer.press', 'pointer.press', 'pointer.press'])
  })

  it('may swipe from the buttons at the sides, which a mouse presses', () => {
    press('button', 20)
    expect(told).toEqual(['pointer.press'])
    press('button', 20, 'mouse')
    expect(told).toEqual(['pointer.press'])
    press('img', 20, 'mouse')
    expect(told).toEqual(['pointer.press', 'pointer.press'])
  })

  it('is left to the controls of a film along its lower edge', () => {
    press('video', 295)
    press('video', 225)
    expect(told).toEqual([])
  })
})

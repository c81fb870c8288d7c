// @vitest-environment jsdom
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SliderEvent } from '#schemas/block-actors.ts'
import { useSliderKeys } from './use-slider-keys.ts'

let root: Root
let told: string[]
const send = (event: SliderEvent) => void (event.type === 'key.press' && told.push(event.key))

function Room({ isOpen }: { readonly isOpen: boolean }) {
  const room = useRef<HTMLDivElement>(null)
  useSliderKeys(isOpen, room, send)
  return (
    <div ref={room}>
      <button type="button">Fermer</button>
      <button type="button">Suivante</button>
    </div>
  )
}

const show = (isOpen: boolean) => act(() => root.render(<Room isOpen={isOpen} />))
const place = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** Shows a video as the last thing, with the focus on it. */
function showVideo(): void {
  show(true)
  const video = document.createElement('video')
  video.tabIndex = 0
  place('button + button').after(video)
  video.focus()
}

/** Presses a key where the focus is; whether the slider has taken it. */
function press(key: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  told = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the keys of the slider', () => {
  it('are heard wherever the focus is, while it is open and no longer', () => {
    show(true)
    expect(document.activeElement).toBe(document.body)
    press('ArrowRight')
    place('button').focus()
    press('ArrowLeft')
    show(false)
    press('ArrowRight')
    expect(told).toEqual(['ArrowRight', 'ArrowLeft'])
  })

  it('leave the arrows to a video that has the focus, and closing to nobody', () => {
    showVideo()
    press('ArrowRight')
    press('Escape')
    expect(told).toEqual(['Escape'])
  })

  it('take Tab round at both ends, and leave it to the browser in between', () => {
    show(true)
    const [close, next] = [place('button'), place('button + button')]
    close.focus()
    expect(press('Tab')).toBe(false)
    expect(press('Tab', true)).toBe(true)
    expect(document.activeElement).toBe(next)
    expect(press('Tab')).toBe(true)
    expect(document.activeElement).toBe(close)
    expect(told).toEqual([])
  })

  it('leave Tab to a video, whose controls follow', () => {
    showVideo()
    expect(press('Tab')).toBe(false)
  })
})

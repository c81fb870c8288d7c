// @vitest-environment jsdom
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
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

/** Shows a video as the last element and focuses it. */
function showVideo(): void {
  show(true)
  const video = document.createElement('video')
  video.tabIndex = 0
  place('button + button').after(video)
  video.focus()
}

/** Presses a key at the focus and returns true when the slider has handled it. */
function press(key: string, held: boolean | EventModifierInit = false): boolean {
  const modifiers = typeof held === 'boolean' ? { shiftKey: held } : held
  const event = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true })
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

describe('the focus in the slider', () => {
  it('moves to its first element when the focused one is removed while it is open', async () => {
    showVideo()
    place('video').remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(place('button'))
    showVideo()
    show(false)
    place('video').remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })

  it('stays when another element is removed', async () => {
    showVideo()
    place('button + button').focus()
    place('video').remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(place('button + button'))
  })
})

describe('the keys of the slider', () => {
  it('work for any focus while it is open', () => {
    show(true)
    expect(document.activeElement).toBe(document.body)
    press('ArrowRight')
    place('button').focus()
    press('ArrowLeft')
    show(false)
    press('ArrowRight')
    expect(told).toEqual(['ArrowRight', 'ArrowLeft'])
  })

  it('leave the arrow keys, but not Escape, to a focused video', () => {
    showVideo()
    press('ArrowRight')
    press('Escape')
    expect(told).toEqual(['Escape'])
  })

  it('wrap Tab at both ends, and leave it to the browser in between', () => {
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

  it.each(['altKey', 'ctrlKey', 'metaKey'])('are left to the browser with %s', (name) => {
    show(true)
    for (const key of ['ArrowLeft', 'ArrowRight', 'Escape', 'Tab']) expect(press(key, { [name]: true })).toBe(false)
    expect(told).toEqual([])
  })

  it('leave Tab to a video with its controls, then return to the first element', () => {
    showVideo()
    expect(press('Tab')).toBe(false)
    place('span[tabindex="0"]').focus()
    expect(document.activeElement).toBe(place('button'))
    show(false)
    expect(document.querySelector('span[tabindex]')).toBeNull()
  })
})

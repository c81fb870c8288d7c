// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CarouselProps } from '#schemas/generated/block-props.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props: CarouselProps = {
  label: 'La maison',
  slides: [{ image: { id: 1 } }, { image: { id: 2 } }, { image: { id: 3 } }],
  ratio: '16/9',
  autoplay: true,
  interval: 6,
}

describe('a carousel in the browser', () => {
  let root: Root
  let prefersRest = false
  const scrollTo = vi.fn()

  const show = (repeats = false, changed: Partial<CarouselProps> = {}) => {
    const parameters = new Map(testContext.parameters).set('REPEAT_ANIMATION', repeats)
    act(() => {
      root.render(stageView(View, { props: { ...props, ...changed }, context: { parameters } }))
    })
  }
  const count = () => document.querySelector('[aria-live]')
  const button = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
  const track = () => document.querySelector<HTMLElement>('[tabindex="0"]')
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second++)
      act(() => {
        vi.advanceTimersByTime(1000)
      })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('matchMedia', () => ({ matches: prefersRest }))
    Element.prototype.scrollTo = scrollTo
    prefersRest = false
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('does not move by itself unless it was asked to, and then has no button for it', () => {
    show(true, { autoplay: false })
    wait(30)
    expect(count()?.textContent).toBe('1 / 3')
    expect(button('Arrêter le défilement')).toBeNull()
  })

  it('moves once round and stops; where animations are repeated, it goes on', () => {
    show()
    wait(6)
    expect([count()?.textContent, count()?.getAttribute('aria-live')]).toEqual(['2 / 3', 'off'])
    wait(12)
    expect([count()?.textContent, count()?.getAttribute('aria-live')]).toEqual(['1 / 3', 'polite'])
    wait(30)
    expect(count()?.textContent).toBe('1 / 3')
    show(true)
    act(() => button('Lancer le défilement')?.click())
    wait(24)
    expect(count()?.textContent).toBe('2 / 3')
  })

  it('stops at its button, and never starts for those who prefer less motion', () => {
    show()
    act(() => button('Arrêter le défilement')?.click())
    wait(30)
    expect(count()?.textContent).toBe('1 / 3')
    prefersRest = true
    act(() => root.unmount())
    root = createRoot(document.body.appendChild(document.createElement('div')))
    show(true)
    wait(30)
    expect(count()?.textContent).toBe('1 / 3')
    Object.defineProperty(track()!, 'clientWidth', { value: 300 })
    act(() => button('Vue suivante')?.click())
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' })
  })

  it('pauses while the pointer or the focus is on its views', () => {
    show()
    for (const [begin, end] of [
      ['pointerover', 'pointerout'],
      ['focusin', 'focusout'],
    ] as const) {
      const before = count()?.textContent
      act(() => void track()?.dispatchEvent(new MouseEvent(begin, { bubbles: true })))
      wait(30)
      expect(count()?.textContent).toBe(before)
      act(() => void track()?.dispatchEvent(new MouseEvent(end, { bubbles: true })))
      wait(6)
      expect(count()?.textContent).not.toBe(before)
    }
  })

  it('turns round and round by buttons and arrows', () => {
    show(false, { autoplay: false })
    act(() => button('Vue précédente')?.click())
    expect(count()?.textContent).toBe('3 / 3')
    const press = (key: string, held: EventModifierInit = {}) =>
      act(() => void track()?.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true })))
    press('ArrowRight')
    expect(count()?.textContent).toBe('1 / 3')
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      press('ArrowRight', { [held]: true })
      expect(count()?.textContent, held).toBe('1 / 3')
    }
    press('ArrowLeft')
    press('Tab')
    expect(count()?.textContent).toBe('3 / 3')
  })

  it('follows the finger: what lies at rest on the strip is what is shown', () => {
    show(false, { autoplay: false })
    const strip = track()!
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    Object.defineProperty(strip, 'scrollLeft', { value: 610 })
    act(() => void strip.dispatchEvent(new Event('scroll')))
    expect(count()?.textContent).toBe('1 / 3')
    wait(1)
    expect(count()?.textContent).toBe('3 / 3')
  })
})

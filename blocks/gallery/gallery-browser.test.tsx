// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockActors, SliderEvent } from '#schemas/runtime/block-actors.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = {
  title: 'La maison',
  level: 3,
  columns: 3,
  ratio: '4/3',
  items: [{ image: { id: 1 }, caption: 'Le quai' }, { image: { id: 999 } }, { image: { id: 2, alt: 'La salle' } }],
} as const

describe('a gallery in the browser', () => {
  let root: Root
  let told: SliderEvent[]

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    told = []
    const slider: BlockActors['slider'] = {
      getState: () => ({ isOpen: false, label: '', slides: [], index: 0, offset: 0 }),
      subscribe: () => () => undefined,
      send: (event) => void told.push(event),
    }
    root = createRoot(document.body.appendChild(document.createElement('div')))
    act(() => root.render(stageView(View, { props: { ...props, items: [...props.items] }, context: { actors: { slider } } })))
  })
  afterEach(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  /** Returns true when the block has taken a click; jsdom opens no address. */
  const click = (index: number, how: MouseEventInit = {}) => {
    let taken = false
    const end = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', end, { once: true })
    document.querySelectorAll('a')[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    return taken
  }

  it('opens the slider at the clicked picture with all pictures, and stores the focus', () => {
    expect(click(1)).toBe(true)
    const [opening] = told
    expect(opening).toMatchObject({ type: 'slider.open', index: 1, label: 'La maison' })
    expect(opening?.type === 'slider.open' && opening.slides.map(({ image, caption }) => [image.alt, caption])).toEqual([
      [testContext.media.get(1)?.alt, 'Le quai'],
      ['La salle', undefined],
    ])
    expect(document.activeElement).toBe(document.querySelectorAll('a')[1])
  })

  it('leaves the clicks to the browser that ask for another window', () => {
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(click(0, how)).toBe(false)
    expect(told).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { runSlider } from './run-slider.ts'
import { createSliderActor } from './slider-actor.ts'

const opening: SliderEvent = { type: 'slider.open', slides: [{ image: imageExample }, { image: imageExample }], index: 1, label: 'Bureaux' }
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the slider of a page', () => {
  it('loads its machine once on the first event, and reports its changes', async () => {
    const load = vi.fn(async () => ({ runSlider }))
    const slider = createSliderActor({ load, open: () => undefined })
    const onChange = vi.fn()
    const stop = slider.subscribe(onChange)
    expect(slider.getState()).toMatchObject({ isOpen: false, slides: [] })
    expect(load).not.toHaveBeenCalled()
    slider.send(opening)
    slider.send({ type: 'slider.next' })
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(slider.getState()).toMatchObject({ isOpen: true, index: 0, label: 'Bureaux' })
    expect(slider.getState()).toBe(slider.getState())
    slider.send({ type: 'slider.close' })
    expect(slider.getState().isOpen).toBe(false)
    expect(onChange).toHaveBeenCalledTimes(3)
    stop()
    slider.send(opening)
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('opens the image itself when its machine cannot be loaded, and retries the next time', async () => {
    const load = vi.fn(async () => ({ runSlider }))
    load.mockRejectedValueOnce(new Error('gone'))
    const open = vi.fn()
    const slider = createSliderActor({ load, open })
    slider.send(opening)
    await settle()
    expect(open).toHaveBeenCalledExactlyOnceWith(imageExample.externalPath)
    slider.send(opening)
    await settle()
    expect(slider.getState().isOpen).toBe(true)
  })
})

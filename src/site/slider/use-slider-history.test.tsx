// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
import { turns } from '#tests/support/turns.ts'
import { useSliderHistory } from './use-slider-history.ts'

let root: Root
let told: string[]
let routed: number
const send = (event: SliderEvent) => void told.push(event.type)
const onRouted = () => (routed += 1)

function Room({ isOpen }: { readonly isOpen: boolean }) {
  useSliderHistory(isOpen, send)
  return null
}

const show = (isOpen: boolean) => act(() => root.render(<Room isOpen={isOpen} />))
let arrived: () => void = () => undefined
const onArrived = () => arrived()
/** Does an act that leads to another entry of the history, and waits until the window is there. */
async function arrival(act: () => void): Promise<void> {
  const there = new Promise<void>((resolve) => (arrived = resolve))
  act()
  await there
  await turns()
}
/** Navigates through the history like the browser buttons. */
const go = (steps: number) => arrival(() => history.go(steps))
const state = () => history.state as unknown

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  told = []
  routed = 0
  history.pushState({ idx: 4, key: 'a' }, '', '/albums/nos-bureaux')
  // This one hears what the slider keeps from the router.
  addEventListener('popstate', onArrived, true)
  // The router listens from the start of the page.
  addEventListener('popstate', onRouted)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  removeEventListener('popstate', onArrived, true)
  removeEventListener('popstate', onRouted)
})

describe('the history of an open slider', () => {
  it('has its own entry with the state of the router', () => {
    show(false)
    expect(state()).toEqual({ idx: 4, key: 'a' })
    show(true)
    expect(state()).toEqual({ idx: 4, key: 'a', slider: true })
    expect(location.pathname).toBe('/albums/nos-bureaux')
  })

  it('closes it on back and opens it on forward, without the router', async () => {
    show(true)
    await go(-1)
    show(false)
    await turns()
    expect([told, state()]).toEqual([['slider.close'], { idx: 4, key: 'a' }])
    await go(1)
    expect([told, state()]).toEqual([['slider.close', 'slider.reopen'], { idx: 4, key: 'a', slider: true }])
    show(true)
    expect(routed).toBe(0)
  })

  it('drops the entry when it is closed otherwise', async () => {
    show(true)
    await arrival(() => show(false))
    expect([told, routed, state()]).toEqual([[], 0, { idx: 4, key: 'a' }])
    history.pushState({ idx: 5 }, '', '/albums')
    await go(-1)
    expect([routed, state()]).toEqual([1, { idx: 4, key: 'a' }])
  })

  it('leaves another page to the router, also from an open slider', async () => {
    history.pushState({ idx: 5, key: 'b' }, '', '/albums/autre')
    show(true)
    await go(-2)
    expect([told, routed, location.pathname]).toEqual([[], 1, '/albums/nos-bureaux'])
  })

  it('reuses its entry after a reload', async () => {
    history.pushState({ idx: 4, key: 'a', slider: true }, '')
    const entries = history.length
    show(true)
    expect(history.length).toBe(entries)
    await go(-1)
    expect([told, routed, state()]).toEqual([['slider.close'], 0, { idx: 4, key: 'a' }])
  })
})

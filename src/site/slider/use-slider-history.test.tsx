// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SliderEvent } from '#schemas/runtime/block-actors.ts'
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
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
/** Goes through the history as its buttons do. */
const go = (steps: number) => {
  history.go(steps)
  return settle()
}
const state = () => history.state as unknown

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  told = []
  routed = 0
  history.pushState({ idx: 4, key: 'a' }, '', '/albums/nos-bureaux')
  // The router listens from the start of the page.
  addEventListener('popstate', onRouted)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  removeEventListener('popstate', onRouted)
})

describe('the history of an open slider', () => {
  it('has an entry of its own, which keeps what the router has noted', () => {
    show(false)
    expect(state()).toEqual({ idx: 4, key: 'a' })
    show(true)
    expect(state()).toEqual({ idx: 4, key: 'a', slider: true })
    expect(location.pathname).toBe('/albums/nos-bureaux')
  })

  it('closes it by going back and opens it again by going on, without a word to the router', async () => {
    show(true)
    await go(-1)
    show(false)
    await settle()
    expect([told, state()]).toEqual([['slider.close'], { idx: 4, key: 'a' }])
    await go(1)
    expect([told, state()]).toEqual([['slider.close', 'slider.reopen'], { idx: 4, key: 'a', slider: true }])
    show(true)
    expect(routed).toBe(0)
  })

  it('gives the entry back when it is closed otherwise', async () => {
    show(true)
    show(false)
    await settle()
    expect([told, routed, state()]).toEqual([[], 0, { idx: 4, key: 'a' }])
    history.pushState({ idx: 5 }, '', '/albums')
    await go(-1)
    expect([routed, state()]).toEqual([1, { idx: 4, key: 'a' }])
  })

  it('leaves another page to the router, even from an open slider', async () => {
    history.pushState({ idx: 5, key: 'b' }, '', '/albums/autre')
    show(true)
    await go(-2)
    expect([told, routed, location.pathname]).toEqual([[], 1, '/albums/nos-bureaux'])
  })

  it('takes up its entry again where the page was loaded anew in it', async () => {
    history.pushState({ idx: 4, key: 'a', slider: true }, '')
    const entries = history.length
    show(true)
    expect(history.length).toBe(entries)
    await go(-1)
    expect([told, routed, state()]).toEqual([['slider.close'], 0, { idx: 4, key: 'a' }])
  })
})

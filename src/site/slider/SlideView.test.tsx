// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { SlideView } from './SlideView.tsx'

const address = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'
const outside = {
  ...imageExample,
  onlineImage: { ...imageExample.onlineImage!, externalType: 'EMBED' as const, externalPath: address, url: address },
}

let root: Root
const show = (image: typeof imageExample, key = 0) =>
  act(() => root.render(stageView(() => <SlideView key={key} slide={{ image }} />, { props: {} })))
const sources = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
const link = () => document.querySelector('a')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

it('shows a picture of the site at once', () => {
  show(imageExample)
  expect(sources()).toEqual([expect.stringMatching(/^\/media\/31-9f2c\//)])
  expect(link()).toBeNull()
})

it('fetches a picture of another host once it is asked for, having named the host', () => {
  show(outside)
  expect(sources()).toEqual([expect.stringMatching(/^\/media\/31-9f2c\//)])
  expect(document.body.textContent).toContain('Ce contenu vient de i.ytimg.com')
  expect([link()?.textContent, link()?.getAttribute('href')]).toEqual([expect.stringContaining(outside.alt), address])
  act(() => link()?.click())
  expect(sources()).toEqual([address])
  show(outside, 1)
  expect(sources()).toEqual([expect.stringMatching(/^\/media\//)])
})

it('names a picture without words of its own', () => {
  show({ ...outside, alt: '' })
  expect(link()?.textContent).toMatch(/Image$/)
})

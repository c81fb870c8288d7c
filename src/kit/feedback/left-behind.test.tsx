// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { KitProvider } from '#kit/KitProvider.tsx'
import { kitTexts } from '#tests/support/panel/kit-texts.ts'
import { shownToast, toast } from './toast.ts'

const place = document.createElement('div')

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  document.body.append(place)
})
afterAll(() => vi.unstubAllGlobals())

it('shows a toast on a faked clock, and leaves its root, its toast and the clock behind', () => {
  vi.useFakeTimers()
  const root = createRoot(place)
  act(() => root.render(<KitProvider nonce="abc" texts={kitTexts} children={null} />))
  act(() => void toast({ text: 'Enregistré' }))
  expect(place.textContent).toContain('Enregistré')
})

it('finds no root, no toast and a real clock after a test that left them behind', () => {
  expect([place.textContent, shownToast(), vi.isFakeTimers()]).toEqual(['', null, false])
})

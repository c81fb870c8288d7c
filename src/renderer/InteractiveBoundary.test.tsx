// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LiveBoundary } from './InteractiveBoundary.tsx'
import { HYDRATED_EVENT } from './hydrated-event.ts'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => void vi.unstubAllGlobals())

const owned: string[] = []
const listen = (event: Event) => owned.push((event as CustomEvent<string>).detail)
document.addEventListener(HYDRATED_EVENT, listen)
afterEach(() => owned.splice(0))

function show(kept: string | undefined, View: () => React.ReactNode): string {
  const container = document.createElement('div')
  const root = createRoot(container, { onCaughtError: () => undefined })
  act(() => {
    root.render(
      <LiveBoundary id="tabs1" kept={kept}>
        <View />
      </LiveBoundary>,
    )
  })
  return container.innerHTML
}

describe('LiveBoundary', () => {
  it('says when React owns its block', () => {
    expect(show('<p>Envoyé</p>', () => <p>Vivant</p>)).toBe('<p>Vivant</p>')
    expect(owned).toEqual(['tabs1'])
  })

  it('keeps what the server sent when the view fails, and lets clicks through', () => {
    const fail = () => {
      throw new Error('this view fails')
    }
    expect(show('<p>Envoyé</p>', fail)).toBe('<div><p>Envoyé</p></div>')
    expect(owned).toEqual(['tabs1'])
    expect(show(undefined, fail)).toBe('')
  })
})

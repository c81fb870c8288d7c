// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = { label: 'Formes de société', tabs: [{ title: 'EURL' }, { title: 'SASU' }, { title: 'SCI' }] }
const slots = { panel1: <p>Seul et protégé</p>, panel2: <p>Souple</p>, panel3: <p>À plusieurs</p> }

describe('tabs in the browser', () => {
  let root: Root
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const container = document.body.appendChild(document.createElement('div'))
    root = createRoot(container)
    act(() => {
      root.render(stageView(View, { props, slots }))
    })
  })
  afterEach(() => {
    act(() => {
      root.unmount()
    })
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
  const selected = () => tabs().map((tab) => tab.getAttribute('aria-selected'))
  const shown = () => [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter((panel) => !panel.hidden)
  const press = (key: string, held: EventModifierInit = {}) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }))
    })

  it('shows the first panel, and one tab alone can be reached with the Tab key', () => {
    expect(selected()).toEqual(['true', 'false', 'false'])
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    expect(shown().map(({ textContent }) => textContent)).toEqual(['EURLSeul et protégé'])
  })

  it('shows the panel of the tab that is clicked', () => {
    act(() => {
      tabs()[2]?.click()
    })
    expect(selected()).toEqual(['false', 'false', 'true'])
    expect(shown()[0]?.textContent).toContain('À plusieurs')
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys to the browser with %s held', (name) => {
    tabs()[0]?.focus()
    press('ArrowRight', { [name]: true })
    press('End', { [name]: true })
    expect(selected()).toEqual(['true', 'false', 'false'])
  })

  it('follows the arrows, Home and End, with the focus on the chosen tab', () => {
    tabs()[0]?.focus()
    press('ArrowRight')
    expect(document.activeElement?.textContent).toBe('SASU')
    press('End')
    expect(document.activeElement?.textContent).toBe('SCI')
    press('ArrowRight')
    expect(document.activeElement?.textContent).toBe('EURL')
    press('ArrowLeft')
    press('Home')
    expect(selected()).toEqual(['true', 'false', 'false'])
    expect(document.activeElement?.textContent).toBe('EURL')
  })

  it('names each panel by its tab', () => {
    const panel = shown()[0]
    const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
    expect(tab?.textContent).toBe('EURL')
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id)
  })
})

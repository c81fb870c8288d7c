// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PanelServices } from '#admin/panel-context.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { HelpScreen } from './HelpScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('shows the guide and the part of the address, its pictures, and leads to the others', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const router = createMemoryRouter([{ path: '/aide/:guide?', element: <HelpScreen /> }], { initialEntries: ['/aide#les-messages'] })
  const services = { start: { siteName: 'Greffe & Plume' } } as unknown as PanelServices
  stage.show(inPanel(router, services))
  const title = () => stage.place.querySelector('article h2')?.textContent
  await act(() => waitUntil(() => expect(title()).toBe('Utiliser l’administration')))
  expect((shown.mock.contexts[0] as Element).textContent).toBe('Les messages')
  const pictures = [...stage.place.querySelectorAll('article img')]
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter((picture) => !/\.webp/.test(picture.getAttribute('src') ?? ''))).toEqual([])
  act(() => stage.place.querySelector<HTMLAnchorElement>('nav a[href="/aide/site"]')?.click())
  await act(() => waitUntil(() => expect(title()).toBe('Tenir le site')))
})

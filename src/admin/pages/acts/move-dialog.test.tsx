// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allRights } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { MoveDialog } from './MoveDialog.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('writes the English address with its language, and asks beside the field for a missing one', () => {
  const page = { move: vi.fn(), address: () => Promise.resolve([]) }
  const services = {
    start: { siteHost: 'cave.localhost', locales: ['fr_FR', 'en_GB'], rights: allRights },
    admin: { page },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const moved = { id: 4, locale: 'en_GB', url: 'our-prices', languages: [] } as unknown as PageItem
  const dialog = <MoveDialog page={moved} title="Our prices" onClose={vi.fn()} />
  stage.show(inPanel(createMemoryRouter([{ path: '*', element: dialog }]), services))
  expect(document.body.textContent).toContain('cave.localhost/en/our-prices. ')
  const field = document.querySelector('input')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ' ')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect([page.move.mock.calls, field?.getAttribute('aria-invalid')]).toEqual([[], 'true'])
  expect(document.body.textContent).toContain('Donnez une adresse à la page')
})

// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '#kit/feedback/toast.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { usePanelKeys } from './use-panel-keys.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function Screen() {
  usePanelKeys([], { onPalette: vi.fn(), onHelp: vi.fn() })
  return (
    <main id="main" tabIndex={-1}>
      <input />
    </main>
  )
}

const press = (init: KeyboardEventInit) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    document.activeElement?.dispatchEvent(event)
  })

it('leads from a field to « Annuler » of a toast by F6, and back by F6 or once it is pressed', () => {
  const undo = vi.fn()
  stage.show(<MemoryRouter children={<Screen />} />)
  const field = document.querySelector('input')
  field?.focus()
  act(() => void toast({ text: 'La page est dans la corbeille.', acts: [{ label: 'Annuler', onAct: undo }] }))
  expect(document.querySelector('[role=status]')?.textContent).toContain('F6 pour agir.')
  press({ key: 'F6', ctrlKey: true })
  expect(document.activeElement).toBe(field)
  press({ key: 'F6' })
  expect(document.activeElement?.textContent).toBe('Annuler')
  press({ key: 'F6' })
  expect(document.activeElement).toBe(field)
  press({ key: 'F6', shiftKey: true })
  const button = document.activeElement as HTMLElement
  expect(button.textContent).toBe('Annuler')
  act(() => button.click())
  expect([undo.mock.calls.length, document.activeElement]).toEqual([1, field])
})

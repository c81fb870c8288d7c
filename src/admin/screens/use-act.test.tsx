// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { PanelServices } from '#admin/panel-context.ts'
import { hideToast, shownToast, shownToasts } from '#kit/feedback/toast.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { useAct } from './use-act.ts'

let stage: PanelStage
afterEach(() => {
  act(() => shownToasts().forEach(({ id }) => hideToast(id)))
  stage.end()
})

const renew = vi.fn(() => Promise.resolve())
function Button() {
  const perform = useAct(renew)
  const request = () => Promise.reject(new TypeError('Failed to fetch'))
  return <button type="button" onClick={() => void perform({ request, said: 'C’est fait.' })} />
}

it('reads the screen again and leaves open what was done where no answer came', async () => {
  stage = stagePanel()
  const services = { lock: { watch: () => undefined } } as unknown as PanelServices
  await act(async () => stage.show(inPanel(createMemoryRouter([{ path: '/', element: <Button /> }]), services)))
  await act(async () => document.querySelector('button')?.click())
  expect(renew).toHaveBeenCalledOnce()
  expect(shownToast()?.text).toBe('Le serveur n’a pas répondu\u00a0: on ne sait pas si c’est fait. Vérifiez la connexion, puis réessayez.')
})

// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { useHeldKeys } from './use-held-keys.ts'

let stage: PanelStage
const typed = vi.fn<(command: string, shows: boolean, words?: string) => void>()

beforeEach(() => {
  stage = stagePanel()
  typed.mockReset()
  Object.assign(document, { execCommand: typed })
})
afterEach(() => {
  stage.end()
  Reflect.deleteProperty(document, 'execCommand')
})

function Opening({ isAsked, isThere }: { readonly isAsked: boolean; readonly isThere: boolean }) {
  useHeldKeys(isAsked)
  return isThere ? (
    <div role="dialog">
      <input aria-label="Titre" />
    </div>
  ) : null
}

const show = (isAsked: boolean, isThere: boolean) => stage.show(<Opening isAsked={isAsked} isThere={isThere} />)
const field = () => document.querySelector('input')
const focus = () => act(() => field()?.focus())
/** True where the key is left to its target. */
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const words = () => typed.mock.calls.map(([command, , text]) => text ?? command)

it('types the keys before the dialog and before its focus into its first field, in their order', () => {
  show(true, false)
  const before = [press('U'), press('n')]
  show(true, true)
  const between = [press(' '), press('x'), press('Backspace')]
  focus()
  expect([...before, ...between]).toEqual([false, false, false, false, false])
  expect(words()).toEqual(['U', 'n', ' ', 'x', 'delete'])
  expect([press('e'), words().length]).toEqual([true, 5])
})

it('holds no keys without a dialog that is asked for, and after a press of the pointer', () => {
  show(false, false)
  expect(press('n')).toBe(true)
  show(true, false)
  expect(press('n')).toBe(false)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(press('n')).toBe(true)
  show(false, false)
  show(true, false)
  show(false, false)
  expect([press('n'), words()]).toEqual([true, []])
})

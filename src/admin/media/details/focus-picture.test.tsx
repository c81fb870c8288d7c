// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mediaFr from '#i18n/messages/media/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { FocusPicture, movedFocus } from './FocusPicture.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  ['ArrowRight', false, { x: 52, y: 99 }],
  ['ArrowDown', true, { x: 50, y: 100 }],
  ['ArrowUp', true, { x: 50, y: 89 }],
  ['Enter', false, null],
] as const)('moves the point by the key %s (large: %s)', (key, isLarge, expected) => {
  expect(movedFocus({ x: 50, y: 99 }, key, isLarge)).toEqual(expected)
})

it('tells the new point by a key on its handle, and the handle has a name', () => {
  const change = vi.fn()
  stage.show(
    <TextProvider text={createText('fr_FR', mediaFr)}>
      <FocusPicture src="/media/1-a/mas.jpg" focus={{ x: 50, y: 50 }} onChange={change} />
    </TextProvider>,
  )
  const handle = document.querySelector('button')
  handle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  expect(change).toHaveBeenCalledWith({ x: 48, y: 50 })
  expect(handle?.getAttribute('aria-label')).toMatch(/flèches/)
})

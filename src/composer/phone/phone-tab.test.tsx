// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { PhoneTab } from './PhoneTab.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it.each([
  [13, 'À relire13'],
  [0, 'À relire'],
])('shows that %i points wait behind the button, as a wide window does', (count, words) => {
  stage.show(<PhoneTab icon="alert" label="À relire" count={count} isOpen={false} onOpen={() => undefined} />)
  expect(document.querySelector('button')?.textContent).toBe(words)
})

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
  [13, false, 'À relire13'],
  [0, false, 'À relire'],
  [13, true, 'À relire13…'],
  [0, true, 'À relire…'],
])('shows that %i points wait behind the button, and if more may come: %s', (count, isBusy, words) => {
  stage.show(<PhoneTab icon="alert" label="À relire" count={count} isBusy={isBusy} isOpen={false} onOpen={() => undefined} />)
  expect(document.querySelector('button')?.textContent).toBe(words)
})

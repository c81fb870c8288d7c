// @vitest-environment jsdom
// Without a database of the browser each write is refused, and says so after the test has ended.
import 'fake-indexeddb/auto'
import { act } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profileRights } from '#schemas/admin/resources/rights.ts'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { turns } from '#tests/support/turns.ts'
import { ItemScreen } from './ItemScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const tag = {
  ...{ id: 5, version: 1, state: 'PUBLISHED', published: null, publishedAt: null, address: null },
  form: { value: 'vigne', labels: { fr_FR: 'Vigne' } },
}
const held = 'Demandez-le à une personne qui publie'

it.each([
  ['an author reads a tag of what is online, with the reason', 'AUTHOR', true, { isWritten: false, isExplained: true }],
  ['an author writes a tag of no content that is online', 'AUTHOR', false, { isWritten: true, isExplained: false }],
  ['an editor writes a tag of what is online', 'EDITOR', true, { isWritten: true, isExplained: false }],
] as const)('%s', async (_, profile, isShown, { isWritten, isExplained }) => {
  const update = vi.fn()
  const calls = { read: () => Promise.resolve({ ...tag, isShown }), history: () => Promise.resolve([]), update }
  const screen = (
    <Routes>
      <Route path="/tag/:id" element={<ItemScreen />} />
    </Routes>
  )
  const given = { resource: 'tag', calls, rights: profileRights[profile], address: '/tag/5' }
  await act(async () => stage.show(inResource(screen, given)))
  await act(() => turns(20))
  const labels = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  const isOpen = document.querySelector('fieldset')?.disabled === false
  expect([labels.some((label) => label.startsWith('Enregistrer')), isOpen]).toEqual([isWritten, isWritten])
  expect(document.body.textContent.includes(held)).toBe(isExplained)
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }))
  })
  expect(update).not.toHaveBeenCalled()
})

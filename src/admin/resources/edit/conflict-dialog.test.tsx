// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { ItemSession, OpenConflict } from './item-session.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

it('names the pictures of a conflict by their files', async () => {
  const named = (id: number) => ({
    id,
    name: `vigne-${id}.jpg`,
    bytes: null,
    texts: {},
    version: 1,
    image: { width: 0, height: 0, alt: '' },
  })
  const media = { list: ({ id }: { readonly id: { readonly value: number } }) => Promise.resolve({ media: [named(id.value)], total: 1 }) }
  const form = (imageId: number) => ({ imageId })
  const theirs = { id: 5, version: 9, form: form(3), by: 'Zoé', byId: 8, at: null }
  const conflict = { base: form(1), mine: form(2), theirs, merged: form(2), paths: ['imageId'] } as unknown as OpenConflict
  const session = { leaveConflict: () => undefined, decide: () => Promise.resolve() } as unknown as ItemSession
  stage.show(inResource(<ConflictDialog session={session} conflict={conflict} />, { resource: 'news', calls: {}, media }))
  const words = () => document.querySelector('[role=dialog]')?.textContent
  await act(() => waitUntil(() => expect(words()).toMatch(/vigne-1\.jpg.*vigne-2\.jpg.*vigne-3\.jpg/u)))
})

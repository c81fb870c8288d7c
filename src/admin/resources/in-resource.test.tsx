// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFormStore } from '#forms/form-store.ts'
import { readSchema } from '#forms/read-schema.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import type { Pickers } from '#forms/pickers.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import { InResource } from './InResource.tsx'
import { describedAppearance, describedHours, describedResources } from './resource-list.ts'
import type { ResourceScope } from './use-resource.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const tree = readSchema({ properties: { title: { type: 'string', maxLength: 20, 'x-label': { fr: 'Titre', en: 'Title' } } } })
const pickers = { ...stillPickers, values: [] } as unknown as Pickers

it.each(
  [...describedResources, describedAppearance, describedHours].map((resource) => ({
    ...{ resource, name: resource.name, act: resource.life === 'published' ? 'de publier' : 'd’enregistrer' },
  })),
)('asks to shorten a text of $name « avant $act »', async ({ resource, act: words }) => {
  await act(async () => {
    stage.show(
      <InResource scope={{ resource } as unknown as ResourceScope}>
        <SchemaForm tree={tree} store={createFormStore({ title: 'x'.repeat(23) })} pickers={pickers} />
      </InResource>,
    )
    await Promise.resolve()
  })
  expect(stage.place.textContent).toContain(`raccourcissez le texte avant ${words}.`)
})

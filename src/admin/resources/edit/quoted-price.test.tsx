// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { inResource } from '#tests/support/panel/resource-stage.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { useItemSession } from './use-item-session.ts'
import type { ItemSession } from './item-session.ts'
import { QuotedPrice } from './QuotedPrice.tsx'

let stage: PanelStage
let session: ItemSession
let asked: string[]
beforeEach(() => {
  stage = stagePanel()
  asked = []
})
afterEach(() => stage.end())

const page: AdminCallData['reference.list']['uses'][number] = {
  ...{ kind: 'page', id: 4, title: 'Tarifs', path: '/admin/pages/4?langue=fr' },
  ...{ versions: [{ locale: 'fr_FR', state: 'PUBLISHED' }], ways: ['NAMED'] },
}
const item = {
  ...{ id: 12, version: 1, state: 'PUBLISHED', published: null, publishedAt: null, address: null },
  form: { ...serviceResource.example.form, price: 14_900 },
} as unknown as ResourceItem

function Part() {
  session = useItemSession(item)
  return (
    <main>
      <QuotedPrice session={session} />
    </main>
  )
}
const words = () => (document.querySelector('main')?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

async function show(uses: readonly (typeof page)[]) {
  const reference = {
    list: (kind: string, key: string) => {
      asked.push(`${kind} ${key}`)
      return Promise.resolve({ uses, total: uses.length })
    },
  }
  await act(async () => stage.show(inResource(<Part />, { resource: 'service', calls: {}, reference })))
}
const setPrice = (price: number) => act(async () => session.store.set('/price', price))

it('names the texts that have the former price in words before another one is saved', async () => {
  await show([page])
  expect([words(), asked]).toEqual(['', []])
  await setPrice(15_900)
  expect(asked).toEqual(['price 14900'])
  expect(words()).toContain('149,00 € est écrit en toutes lettres dans ces textes')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/admin/pages/4?langue=fr')
  expect(words()).toContain('Les faire suivre le prix')
  await setPrice(14_900)
  expect(words()).toBe('')
})

it('says nothing where no text has the price', async () => {
  await show([])
  await setPrice(15_900)
  expect(words()).toBe('')
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import panelFr from '#i18n/messages/panel/fr.json'
import { createText, TextProvider } from '#i18n/TextProvider.tsx'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { PanelContext } from '#admin/panel-context.ts'
import { newEntry } from '#admin/pages/menu/menu-entry.ts'
import { TreeContext, type TreeWork } from '#admin/pages/tree/tree-context.ts'
import { storeOn } from '#tests/support/composer/composer-setup.ts'
import { drawn } from '#tests/support/panel/after-picture.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { ConflictCard } from './ConflictCard.tsx'

const named = (title: string) => ({ fr_FR: { title, url: 'vins' } })
const entry = newEntry('vins', { linkType: 'SELF', isShown: true, texts: named('Vins') })
const rename = (title: string): Operation => ({ op: 'set', id: 'vins', pointer: '/texts/fr_FR/title', value: title })

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

/** Opens the card of an entry that one window has named « Nos vins » while another one named it « Les vins ». */
async function openCard(by: 'paul' | 'claire'): Promise<void> {
  const { store, server } = storeOn({ head: {}, regions: { menu: [entry] }, notes: {} })
  store.act({ operations: [rename('Nos vins')] })
  server.take({ base: server.log.head, batches: [{ id: 'other', by, operations: [rename('Les vins')] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const [open] = store.conflicts()
  const signature = () => Promise.resolve({ savedBy: { id: 7, name: 'Claire Bonnet' }, savedAt: '2026-11-20T13:12:07Z' })
  const work = { session: { key: { kind: 'menu', id: 1, locale: 'all' }, store }, pages: [], trash: [] }
  const documents = { document: store.document, published: store.document }
  stage.show(
    <TextProvider text={createText('fr_FR', panelFr)}>
      <PanelContext value={{ start: { locales: ['fr_FR'] }, admin: { draft: { signature } } } as never}>
        <TreeContext value={{ ...work, ...documents } as unknown as TreeWork}>
          <ConflictCard open={open!} />
        </TreeContext>
      </PanelContext>
    </TextProvider>,
  )
  await drawn(() => stage.place.querySelector('button')?.click())
}

const card = () => document.querySelector('[role="dialog"]')
const versions = () =>
  [...(card()?.querySelectorAll('[data-name]') ?? [])].map((version) => [version.ariaLabel, version.querySelector('p')?.textContent])
const acts = () => [...(card()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent).filter(Boolean)

it('titles the versions of two windows of one person by where they stand', async () => {
  await openCard('paul')
  expect(versions()).toEqual([
    ['Avant', 'Vins'],
    ['Mise de côté', expect.stringContaining('Nos')],
    ['Dans le menu', expect.stringContaining('Les')],
  ])
  expect(acts()).toEqual(['Décider plus tard', 'Laisser le menu ainsi', 'Reprendre celle de côté'])
  // Neither is marked as the one to keep.
  expect(card()?.querySelectorAll('[data-own]')).toHaveLength(1)
  expect(card()?.textContent).not.toMatch(/La vôtre|La sienne|a mis|Claire/)
})

it('titles the versions of two people by who wrote them', async () => {
  await openCard('claire')
  expect(versions().map(([title]) => title)).toEqual(['Avant', 'La vôtre', 'Claire Bonnet a mis'])
  expect(card()?.querySelectorAll('[data-own]')).toHaveLength(0)
  expect(acts()).toEqual(['Décider plus tard', 'Garder la sienne', 'Reprendre la mienne'])
})

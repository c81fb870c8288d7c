import { expect, it, vi } from 'vitest'
import { decideConflict } from '#engine/draft/merge/decide-conflict.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { shownToast } from '#kit/feedback/toast.ts'
import { pasteBenchOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { startPublication } from './start-publication.ts'

it('opens the choice between two versions of a text instead of publishing, until one is chosen', async () => {
  const setup = pasteBenchOn(sampleDocument(sampleBlock('a')))
  const { store, server } = setup
  const bench = { ...setup, text: (id: string) => id } as unknown as Parameters<typeof startPublication>[0]['bench']
  store.act({ operations: [setTitle('a', 'Douze vins')] })
  server.take({ base: server.log.head, batches: [{ id: 'hers', by: 'claire', operations: [setTitle('a', 'Nos vins')] }], recent: [] })
  for (let round = 0; round < 2; round += 1) {
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
  }
  const actor = { send: vi.fn() }
  await startPublication({ bench, actor })
  expect([bench.isConflictOpen.get(), actor.send.mock.calls, shownToast()?.text]).toEqual([true, [], 'composer.conflict.before-publishing'])
  const [open] = store.conflicts()
  const operations = decideConflict(open!.conflict, 'mine', store.document, () => 'neuf')
  if (!('refused' in operations)) store.act({ operations, settles: open!.settles })
  await startPublication({ bench, actor })
  expect(actor.send.mock.calls).toEqual([[{ type: 'publish' }]])
})

import { expect, it } from 'vitest'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import { LostCaret } from '#composer/keys/lost-caret.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { keepSelection } from './keep-selection.ts'

const page = sampleDocument(sampleBlock('a', [sampleBlock('a1'), sampleBlock('a2')]), sampleBlock('b'))

it.each([
  [['a2'], ['a2'], ['a1']],
  [['a1'], ['a1', 'a2'], ['a']],
  [['a1'], ['a'], ['b']],
  [['a1', 'a2'], ['a1'], ['a2']],
  [['b'], ['a'], ['b']],
  [['b'], ['a', 'b'], []],
])('of %j, where another person removes %j, selects %j', async (selected, removed, left) => {
  const { store, selection } = runnerOn(page, selected)
  const end = keepSelection({ store, selection, hasCaret: () => false, lostCaret: new LostCaret() })
  store.act({ operations: removed.map((id) => ({ op: 'remove', id })) })
  await Promise.resolve()
  expect(selection.ids).toEqual(left)
  end()
})

/** A page whose selected block has the caret, and the removal of blocks by another person. */
function writing(id: string) {
  const { store, selection, server } = runnerOn(page, [id])
  const lostCaret = new LostCaret()
  const end = keepSelection({ store, selection, hasCaret: () => true, lostCaret })
  const receiveRemoval = async (removed: string) => {
    server.take({ base: server.log.head, batches: [{ id: 'theirs', by: 'marc', operations: [{ op: 'remove', id: removed }] }], recent: [] })
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
    await Promise.resolve()
  }
  return { store, selection, lostCaret, receiveRemoval, end }
}

it.each(['a1', 'a'])('selects nothing where another person removes %s with the text that has the caret', async (removed) => {
  const { selection, lostCaret, receiveRemoval, end } = writing('a1')
  await receiveRemoval(removed)
  expect([selection.ids, lostCaret.isLost]).toEqual([[], true])
  end()
})

it('keeps the selection and the keys where another person removes a block without the caret', async () => {
  const { selection, lostCaret, receiveRemoval, end } = writing('a1')
  await receiveRemoval('b')
  expect([selection.ids, lostCaret.isLost]).toEqual([['a1'], false])
  end()
})

it('selects the block beside one with the caret that an own act removes', async () => {
  const { store, selection, lostCaret, end } = writing('a1')
  store.act({ operations: [{ op: 'remove', id: 'a1' }] })
  await Promise.resolve()
  expect([selection.ids, lostCaret.isLost]).toEqual([['a2'], false])
  end()
})

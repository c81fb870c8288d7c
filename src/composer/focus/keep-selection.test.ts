import { expect, it } from 'vitest'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { prepareRequest } from '#engine/draft/sync/draft-client.ts'
import type { LostText } from '#composer/conflicts/lost-text.ts'
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
  const end = keepSelection({ store, selection, hasCaret: () => false, onLost: () => undefined })
  store.act({ operations: removed.map((id) => ({ op: 'remove', id })) })
  await Promise.resolve()
  expect(selection.ids).toEqual(left)
  end()
})

/** A page whose selected block has the caret, and the removal of blocks by another person. */
function writing(id: string) {
  const { store, selection, server } = runnerOn(page, [id])
  const lost: LostText[] = []
  const end = keepSelection({ store, selection, hasCaret: () => true, onLost: (each) => lost.push(each) })
  const receiveRemoval = async (removed: string) => {
    server.take({ base: server.log.head, batches: [{ id: 'theirs', by: 'marc', operations: [{ op: 'remove', id: removed }] }], recent: [] })
    const { client, request } = prepareRequest(store.client)
    store.replace(client)
    store.receive(server.take(request))
    await Promise.resolve()
  }
  return { store, selection, lost, receiveRemoval, end }
}

it.each(['a1', 'a'])('selects nothing where another person removes %s with the text that has the caret', async (removed) => {
  const { store, selection, lost, receiveRemoval, end } = writing('a1')
  const before = store.document
  await receiveRemoval(removed)
  expect([selection.ids, lost]).toEqual([[], [{ block: 'a1', before }]])
  end()
})

it('gives the words that were written last with the block that is lost', async () => {
  const { store, lost, receiveRemoval, end } = writing('a1')
  store.act({ operations: [{ op: 'set', id: 'a1', pointer: '/text', value: 'à moi' }] })
  await receiveRemoval('a')
  expect(lost.map(({ block, before }) => findBlock(before, block)?.block.props['text'])).toEqual(['à moi'])
  end()
})

it('keeps the selection and the keys where another person removes a block without the caret', async () => {
  const { selection, lost, receiveRemoval, end } = writing('a1')
  await receiveRemoval('b')
  expect([selection.ids, lost]).toEqual([['a1'], []])
  end()
})

it('selects the block beside one with the caret that an own act removes', async () => {
  const { store, selection, lost, end } = writing('a1')
  store.act({ operations: [{ op: 'remove', id: 'a1' }] })
  await Promise.resolve()
  expect([selection.ids, lost]).toEqual([['a2'], []])
  end()
})

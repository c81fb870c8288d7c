import { expect, it } from 'vitest'
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
  const end = keepSelection({ store, selection })
  store.act({ operations: removed.map((id) => ({ op: 'remove', id })) })
  await Promise.resolve()
  expect(selection.ids).toEqual(left)
  end()
})

import { expect, it } from 'vitest'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { findBlock } from './find-block.ts'
import { outermostBlocks } from './outermost-blocks.ts'

const page = () =>
  sampleDocument(sampleBlock('a', [sampleBlock('a1', [sampleBlock('a11')]), sampleBlock('a2')]), sampleBlock('b'), sampleBlock('b'))

it('finds a block and its place by walking, and the same once many were looked for', () => {
  const document = page()
  const ids = ['a', 'a1', 'a11', 'a2', 'b', 'gone']
  const walked = ids.map((id) => findBlock(document, id))
  expect(walked.map((found) => found && [found.block.id, found.index, found.around?.block.id])).toEqual([
    ['a', 0, undefined],
    ['a1', 0, 'a'],
    ['a11', 0, 'a1'],
    ['a2', 1, 'a'],
    ['b', 1, undefined],
    null,
  ])
  for (let round = 0; round < 10; round += 1) expect(ids.map((id) => findBlock(document, id))).toEqual(walked)
})

it('lists chosen blocks in document order, without those inside another of them', () => {
  const ids = (chosen: readonly string[]) => outermostBlocks(page(), chosen).map(({ block, around }) => [block.id, around?.block.id])
  expect(ids(['a2', 'gone', 'a11'])).toEqual([
    ['a11', 'a1'],
    ['a2', 'a'],
  ])
  expect(ids(['a11', 'a'])).toEqual([['a', undefined]])
})

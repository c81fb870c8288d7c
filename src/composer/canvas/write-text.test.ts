import { expect, it } from 'vitest'
import { testRegistry } from '#tests/support/blocks/test-registry.ts'
import { runnerOn } from '#tests/support/composer/composer-setup.ts'
import { sampleBlock, sampleDocument } from '#tests/support/drafts/draft-samples.ts'
import { writeText } from './write-text.ts'

it('joins the keys of one text on the page to one act, which one undo takes back', () => {
  const setup = { ...runnerOn(sampleDocument(sampleBlock('a', [], { title: 'x' })), ['a']), registry: testRegistry() }
  for (const value of ['xy', 'xyz', null]) writeText(setup, { type: 'text', id: 'a', pointer: '/title', value })
  expect(setup.store.block('a')?.props).toEqual({})
  setup.runner.undo()
  expect(setup.store.block('a')?.props).toEqual({ title: 'x' })
})

it('says that a text of a locked block is refused', () => {
  const setup = { ...runnerOn(sampleDocument(sampleBlock('a', [], { title: 'x' })), ['a']), registry: testRegistry() }
  const write = (value: string) => writeText(setup, { type: 'text', id: 'a', pointer: '/title', value })
  expect(write('xy')).toBe(true)
  setup.store.act({ operations: [{ op: 'note', id: 'a', locked: true }] })
  expect([write('xyz'), setup.store.block('a')?.props]).toEqual([false, { title: 'xy' }])
})

it('does nothing for a block that is gone', () => {
  const setup = { ...runnerOn(sampleDocument()), registry: testRegistry() }
  writeText(setup, { type: 'text', id: 'a', pointer: '/title', value: 'x' })
  expect(setup.store.undoLabels().undo).toBeNull()
})

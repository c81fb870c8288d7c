import { expect, it } from 'vitest'
import { testBlockOf, testRegistry } from '#tests/support/blocks/test-registry.ts'
import { upgradeBlocks } from './migrate-blocks.ts'

const registry = testRegistry()

it('a write stores known blocks at their newest version, at any depth', () => {
  const old = testBlockOf('moved', { title: 'x' }, { v: 1 })
  const [box] = upgradeBlocks(registry, [testBlockOf('box', {}, { slots: { content: [old] } })])
  expect(box?.slots?.content).toEqual([{ ...old, v: 3, props: { name: 'x' } }])
  expect(old).toEqual(testBlockOf('moved', { title: 'x' }, { v: 1 }))
})

it('a write stores everything else exactly as it is', () => {
  const blocks = [
    testBlockOf('note', { text: 'x' }),
    testBlockOf('gadget', { any: [1] }, { v: 4, slots: { parts: [testBlockOf('note', { text: 'y' })] } }),
    testBlockOf('note', { text: 3 }, { v: 9 }),
    testBlockOf('moved', { label: 'burst' }, { v: 2 }),
    testBlockOf('moved', { label: 7 }, { v: 2 }),
  ]
  expect(upgradeBlocks(registry, blocks)).toEqual(blocks)
})
